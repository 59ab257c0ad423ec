import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of the properties that tell whether a controller is being presented, dismissed or moved.
@MainActor
struct TransitionStateTests {
  /// A controller that records, in each callback, which of the four properties are true.
  private final class Screen: UIViewController {
    let journal: Journal
    let name: String

    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var answers: String {
      [
        isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
        isMovingToParent ? "moving to" : nil, isMovingFromParent ? "moving from" : nil,
      ].compactMap { $0 }.joined(separator: "+")
    }

    private func note(_ event: String) { journal.note("\(name) \(event): \(answers)") }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("did disappear")
    }
  }

  private let scene = ControllerScene(recording: "Root")
  private let journal = Journal()

  private func screen(_ name: String) -> Screen { Screen(name, journal) }

  @Test(arguments: [true, false])
  func `the properties are set during presentation and dismissal`(animated: Bool) {
    let a = screen("A")
    scene.root.present(a, animated: animated) { [journal] in journal.note(": \(a.answers)") }
    scene.wait(1)
    #expect(journal.take() == ["A will appear: presented", "A did appear: presented", ": "])
    let b = screen("B")
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: animated)
    scene.wait(1)
    #expect(
      Set(journal.take()) == [
        "A will disappear: ", "B will appear: presented", "A did disappear: ",
        "B did appear: presented",
      ])
    a.dismiss(animated: animated)
    scene.wait(1)
    let entries = Set(journal.take())
    #expect(
      entries == [
        "B will disappear: dismissed", "B did disappear: dismissed", "A will appear: ",
        "A did appear: ",
      ])
    scene.root.dismiss(animated: animated) { [journal] in journal.note(": \(a.answers)") }
    scene.wait(1)
    #expect(
      journal.take() == ["A will disappear: dismissed", "A did disappear: dismissed", ": "])
    #expect(a.answers == "" && b.answers == "")
  }

  @Test(arguments: [true, false])
  func `the properties are set during push and pop`(animated: Bool) {
    let a = screen("A")
    let navigation = UINavigationController(rootViewController: a)
    navigation.modalPresentationStyle = .fullScreen
    scene.root.present(navigation, animated: animated)
    scene.wait(1)
    #expect(journal.take() == ["A will appear: moving to", "A did appear: moving to"])
    #expect(a.answers == "")
    let b = screen("B")
    navigation.pushViewController(b, animated: animated)
    scene.wait(1)
    #expect(
      Set(journal.take()) == [
        "A will disappear: ", "B will appear: moving to", "A did disappear: ",
        "B did appear: moving to",
      ])
    #expect(a.answers == "" && b.answers == "")
    navigation.popViewController(animated: animated)
    scene.wait(1)
    #expect(
      Set(journal.take()) == [
        "B will disappear: moving from", "A will appear: ", "B did disappear: moving from",
        "A did appear: ",
      ])
    #expect(a.answers == "" && b.answers == "")
  }

  @Test func `the properties are set from the call to the end of the animation`() {
    let a = screen("A")
    let navigation = UINavigationController(rootViewController: a)
    let b = screen("B")
    #expect(!navigation.isBeingPresented)
    scene.root.present(navigation, animated: true)
    #expect(navigation.isBeingPresented)
    scene.wait(0.1)
    #expect(navigation.isBeingPresented)
    scene.wait(1)
    #expect(!navigation.isBeingPresented)
    navigation.pushViewController(b, animated: true)
    #expect(b.answers == "moving to")
    scene.wait(1)
    #expect(b.answers == "")
    navigation.popViewController(animated: true)
    #expect(b.answers == "moving from")
    scene.wait(1)
    #expect(b.answers == "")
    navigation.dismiss(animated: true)
    #expect(navigation.isBeingDismissed)
    scene.wait(0.1)
    #expect(navigation.isBeingDismissed)
    scene.wait(1)
    #expect(!navigation.isBeingDismissed && !navigation.isBeingPresented)
  }

  @Test(arguments: [true, false])
  func `a window closed before a transition starts resets the properties`(isPresented: Bool) {
    let a = screen("A")
    if isPresented {
      scene.root.present(a, animated: false)
      scene.root.dismiss(animated: true)
    } else {
      scene.root.present(a, animated: true)
    }
    scene.window.rootViewController = nil
    scene.wait(2)
    #expect(a.answers == "")
  }

  @Test func `the properties are set while a container adds and removes a child`() {
    let child = screen("A")
    scene.root.addChild(child)
    #expect(child.isMovingToParent)
    scene.root.view.addSubview(child.view)
    child.didMove(toParent: scene.root)
    scene.turn()
    #expect(journal.take() == ["A will appear: moving to", "A did appear: moving to"])
    #expect(child.answers == "")
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(journal.take() == ["A will disappear: moving from", "A did disappear: moving from"])
    #expect(child.answers == "")
  }

  @Test func `adding and removing only the view does not set the properties`() {
    let child = screen("A")
    scene.root.addChild(child)
    child.didMove(toParent: scene.root)
    #expect(child.answers == "")
    scene.root.view.addSubview(child.view)
    scene.turn()
    child.view.removeFromSuperview()
    #expect(
      journal.take() == [
        "A will appear: ", "A did appear: ", "A will disappear: ", "A did disappear: ",
      ])
  }

  @Test func `changing tabs or the root controller does not set the properties`() {
    let (a, b) = (screen("A"), screen("B"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    let other = ControllerScene(tabs)
    tabs.selectedIndex = 1
    other.turn()
    #expect(journal.take().allSatisfy { $0.hasSuffix(": ") })
    let root = screen("C")
    other.window.rootViewController = root
    other.turn()
    #expect(journal.take().allSatisfy { $0.hasSuffix(": ") })
  }

  @Test func `a window closed during a transition resets the properties`() {
    let a = screen("A")
    let b = screen("B")
    let navigation = UINavigationController(rootViewController: a)
    scene.root.present(navigation, animated: true)
    scene.wait(0.1)
    navigation.pushViewController(b, animated: true)
    scene.wait(0.1)
    scene.window.rootViewController = nil
    scene.wait(2)
    #expect(navigation.isBeingPresented == false && navigation.isBeingDismissed == false)
    #expect(a.isBeingPresented == false && b.isBeingDismissed == false)
  }
}
