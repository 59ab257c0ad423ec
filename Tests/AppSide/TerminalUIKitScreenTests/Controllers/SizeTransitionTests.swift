import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class SizeRecorder: UIViewController {
  let journal: Journal
  let name: String
  var size = CGSize.zero

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    self.size = size
    journal.note("\(name) \(Int(view.bounds.width)) to \(Int(size.width))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [journal, name, weak self] _ in
      journal.note("\(name) is \(Int(self?.view.bounds.width ?? 0))")
    } completion: { [journal, name] _ in
      journal.note("\(name) done")
    }
  }
}

@MainActor
@Suite(.serialized) struct SizeTransitionTests {
  @Test func `controllers are notified before a size change, parents first`() {
    let journal = Journal()
    let root = SizeRecorder("root", journal)
    let child = SizeRecorder("child", journal)
    let fixed = SizeRecorder("fixed", journal)
    for controller in [child, fixed] {
      root.addChild(controller)
      root.view.addSubview(controller.view)
      controller.didMove(toParent: root)
    }
    let old = UIScreen.main.bounds.size
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fixed.view.frame = rect(0, 0, 80, 16)
    let screen = TestScreen(root, old)
    UIApplication.shared.resize(CGSize(width: 800, height: 480))
    #expect(
      journal.take() == [
        "root \(Int(old.width)) to 800", "child \(Int(old.width)) to 800", "child is 800",
        "root is 800", "child done", "root done",
      ])
    UIApplication.shared.resize(old)
    _ = screen
  }

  @Test func `controllers in tabs and navigation stacks are notified even if not visible`() {
    let journal = Journal()
    let below = SizeRecorder("below", journal)
    let top = SizeRecorder("top", journal)
    let other = SizeRecorder("other", journal)
    let navigation = UINavigationController()
    navigation.viewControllers = [below, top]
    let root = UITabBarController()
    root.viewControllers = [navigation, other]
    let old = UIScreen.main.bounds.size
    let screen = TestScreen(root, old)
    screen.settle()
    for controller in [below, other] { controller.loadViewIfNeeded() }
    let height = top.view.bounds.height
    UIApplication.shared.resize(CGSize(width: 800, height: old.height + 160))
    #expect(top.view.bounds.height == height + 160)
    let entries = journal.take()
    #expect(Set(entries.filter { $0.hasSuffix("to 800") }.compactMap(\.first)) == ["b", "t", "o"])
    #expect(entries.contains("top \(Int(old.width)) to 800") && entries.contains("top is 800"))
    #expect(top.size == top.view.bounds.size && below.size == top.size)
    #expect(entries.filter { $0 == "top done" }.count == 1)
    UIApplication.shared.resize(old)
    #expect(top.size == top.view.bounds.size && top.view.bounds.height == height)
  }
}
