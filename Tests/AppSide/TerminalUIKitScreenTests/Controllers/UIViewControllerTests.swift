import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private class LoggingController: UIViewController {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() { journal.note("\(name) viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { journal.note("\(name) viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { journal.note("\(name) viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { journal.note("\(name) viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { journal.note("\(name) viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { journal.note("\(name) viewDidDisappear") }
  override func viewWillLayoutSubviews() { journal.note("\(name) viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { journal.note("\(name) viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) {
    journal.note("\(name) willMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    journal.note("\(name) didMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
}

@MainActor
struct UIViewControllerTests {
  private let journal = Journal()

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private func settle() { UIApplication.shared.layOutWindows() }

  @Test func `a root controller appears in UIKit's order`() {
    let window = shown(LoggingController("root", journal))
    #expect(
      journal.take() == ["root viewDidLoad", "root viewWillAppear", "root viewIsAppearing"])
    settle()
    #expect(
      journal.take() == [
        "root viewWillLayoutSubviews", "root viewDidLayoutSubviews", "root viewDidAppear",
      ])
    window.rootViewController = nil
    #expect(journal.take() == ["root viewWillDisappear", "root viewDidDisappear"])
  }

  @Test func `the view is loaded once, on first access`() {
    let controller = LoggingController("it", journal)
    #expect(controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    _ = controller.view
    #expect(journal.take() == ["it viewDidLoad"] && controller.isViewLoaded)
    #expect(controller.view.frame == UIScreen.main.bounds)
  }

  @Test func `a controller can provide its own view`() {
    final class Own: UIViewController {
      let own = UILabel()
      override func loadView() { view = own }
    }
    let controller = Own()
    #expect(controller.view === controller.own && controller.own.next === controller)
  }

  @Test func `a controller that creates no view gets a plain one`() {
    final class None: UIViewController {
      var loads = 0
      override func loadView() {}
      override func viewDidLoad() { loads += 1 }
    }
    final class Asking: UIViewController {
      override func loadView() { view.tag = 5 }
    }
    let none = None()
    #expect(none.view != nil && none.loads == 1)
    #expect(Asking().view.tag == 5)
  }

  @Test func `hiding and showing the window calls the appearance methods`() {
    let window = shown(LoggingController("root", journal))
    settle()
    _ = journal.take()
    window.isHidden = true
    #expect(journal.take() == ["root viewWillDisappear", "root viewDidDisappear"])
    window.isHidden = false
    settle()
    #expect(
      journal.take() == ["root viewWillAppear", "root viewIsAppearing", "root viewDidAppear"])
  }

  @Test func `children appear after their parent`() {
    let parent = LoggingController("parent", journal)
    let child = LoggingController("child", journal)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      journal.take() == [
        "child willMove(toParent: parent)", "parent viewDidLoad", "child viewDidLoad",
        "child didMove(toParent: parent)",
      ])
    let window = shown(parent)
    settle()
    let appearing = journal.take().filter { $0.hasSuffix("Appear") || $0.hasSuffix("Appearing") }
    #expect(
      appearing == [
        "parent viewWillAppear", "child viewWillAppear", "parent viewIsAppearing",
        "child viewIsAppearing", "parent viewDidAppear", "child viewDidAppear",
      ])
    window.rootViewController = nil
    #expect(
      journal.take() == [
        "parent viewWillDisappear", "child viewWillDisappear", "parent viewDidDisappear",
        "child viewDidDisappear",
      ])
  }

  @Test func `a child that is added later appears when it is added`() {
    let parent = LoggingController("parent", journal)
    let window = shown(parent)
    settle()
    _ = journal.take()
    let child = LoggingController("child", journal)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    settle()
    #expect(
      journal.take().filter { $0.hasPrefix("child") } == [
        "child willMove(toParent: parent)", "child viewDidLoad", "child viewWillAppear",
        "child viewIsAppearing", "child didMove(toParent: parent)",
        "child viewWillLayoutSubviews", "child viewDidLayoutSubviews", "child viewDidAppear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      journal.take() == [
        "child willMove(toParent: nil)", "child viewWillDisappear", "child viewDidDisappear",
        "child didMove(toParent: nil)",
      ])
    #expect(parent.children.isEmpty && child.parent == nil)
    withExtendedLifetime(window) {}
  }

  @Test func `a container can control when a child appears`() {
    final class Container: LoggingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container("container", journal)
    let child = LoggingController("child", journal)
    let window = shown(container)
    settle()
    _ = journal.take()
    container.addChild(child)
    container.view.addSubview(child.view)
    settle()
    #expect(!journal.take().contains("child viewWillAppear"))
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(
      journal.take() == ["child viewWillAppear", "child viewIsAppearing", "child viewDidAppear"])
    withExtendedLifetime(window) {}
  }

  @Test func `a reversed appearance transition ends with the reverse`() {
    let controller = LoggingController("it", journal)
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(
      journal.take() == [
        "it viewDidLoad", "it viewWillAppear", "it viewWillDisappear", "it viewDidDisappear",
      ])
    controller.endAppearanceTransition()
    #expect(journal.take().isEmpty)
  }

  @Test func `children move between parents but never inside themselves`() {
    let (a, b, child) = (UIViewController(), UIViewController(), UIViewController())
    a.addChild(child)
    b.addChild(child)
    #expect(a.children.isEmpty && b.children == [child] && child.parent === b)
    child.addChild(b)
    child.addChild(child)
    #expect(child.children.isEmpty && b.parent == nil)
  }

  @Test func `the root view has UIKit's margins and the given safe area`() {
    let controller = UIViewController()
    let screen = TestScreen(controller)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    let inner = UIView(frame: rect(0, 10, 640, 100))
    controller.view.addSubview(inner)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 32, left: 0, bottom: 16, right: 8)
    #expect(controller.view.safeAreaInsets == controller.additionalSafeAreaInsets)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 22, left: 0, bottom: 0, right: 8))
    #expect(controller.view.layoutMargins.top == 32)
    inner.frame.origin.y = 300
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 32, right: 8))
    controller.additionalSafeAreaInsets = .zero
    #expect(inner.safeAreaInsets == .zero)
    withExtendedLifetime(screen) {}
  }
}
