import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of the responders whose commands are available without a first responder.
@MainActor
struct KeyCommandRoutingTests {
  /// A controller that records the keys of its commands and the keys without a command.
  private final class Screen: UIViewController {
    let journal: Journal
    let name: String

    init(_ name: String, _ input: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
      super.init(nibName: nil, bundle: nil)
      for input in [input, "x"] {
        addKeyCommand(
          UIKeyCommand(title: "", input: input) { _ in journal.note("\(name) \(input)") })
      }
    }

    required init?(coder: NSCoder) { nil }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      journal.note("\(name) hears")
      super.pressesBegan(presses, with: event)
    }
  }

  private let journal = Journal()

  private func make(_ name: String, _ input: String) -> Screen { Screen(name, input, journal) }

  @Test func `the visible controller in tabs and navigation stacks gets the commands`() {
    let (first, second) = (make("first", "1"), make("second", "2"))
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    let other = make("other", "3")
    tabs.viewControllers = [navigation, other]
    tabs.addKeyCommand(UIKeyCommand(title: "", input: "t") { [journal] _ in journal.note("tabs") })
    let screen = TestScreen(tabs)
    for key in "13tx" { screen.press(.character(key)) }
    #expect(journal.take() == ["first 1", "first hears", "tabs", "first x"])
    navigation.pushViewController(second, animated: false)
    screen.settle()
    for key in "12x" { screen.press(.character(key)) }
    #expect(journal.take() == ["second hears", "second 2", "second x"])
    tabs.selectedIndex = 1
    screen.settle()
    for key in "23x" { screen.press(.character(key)) }
    #expect(journal.take() == ["other hears", "other 3", "other x"])
  }

  @Test func `a presented controller takes precedence over its presenter`() {
    let root = make("root", "1")
    let screen = TestScreen(UINavigationController(rootViewController: root))
    let inner = make("inner", "2")
    root.present(UINavigationController(rootViewController: inner), animated: false)
    screen.settle()
    for key in "2x" { screen.press(.character(key)) }
    #expect(journal.take() == ["inner 2", "inner x"])
    root.dismiss(animated: false)
    screen.settle()
    for key in "2x" { screen.press(.character(key)) }
    #expect(journal.take() == ["root hears", "root x"])
  }

  @Test func `several children side by side are not searched`() {
    let root = make("root", "r")
    let screen = TestScreen(root)
    func add(_ child: UIViewController) {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      screen.settle()
    }
    add(make("left", "l"))
    for key in "lx" { screen.press(.character(key)) }
    #expect(journal.take() == ["left l", "left x"])
    add(make("right", "l"))
    for key in "lx" { screen.press(.character(key)) }
    #expect(journal.take() == ["root hears", "root x"])
  }

  @Test func `the only visible child is searched`() {
    let root = make("root", "r")
    let screen = TestScreen(root)
    let children = [make("left", "l"), make("right", "l")]
    for child in children {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    children[1].view.isHidden = true
    screen.settle()
    for key in "lx" { screen.press(.character(key)) }
    #expect(journal.take() == ["left l", "left x"])
    children[0].view.alpha = 0
    children[1].view.isHidden = false
    screen.settle()
    for key in "lx" { screen.press(.character(key)) }
    #expect(journal.take() == ["right l", "right x"])
  }

  @Test func `a presentation over a child takes precedence over that child`() {
    let (inner, over) = (make("inner", "1"), make("over", "2"))
    let root = make("root", "r")
    let screen = TestScreen(root)
    root.addChild(inner)
    root.view.addSubview(inner.view)
    inner.didMove(toParent: root)
    inner.definesPresentationContext = true
    over.modalPresentationStyle = .overCurrentContext
    inner.present(over, animated: false)
    screen.settle()
    for key in "2x" { screen.press(.character(key)) }
    #expect(journal.take() == ["over 2", "over x"])
  }

  @Test func `a child whose view is not loaded is not searched or loaded`() {
    let root = make("root", "r")
    let screen = TestScreen(root)
    let child = make("child", "r")
    root.addChild(child)
    for key in "rx" { screen.press(.character(key)) }
    #expect(journal.take() == ["root r", "root x"] && !child.isViewLoaded)
  }

  @Test func `a first responder takes precedence over all others`() {
    let root = make("root", "1")
    let screen = TestScreen(UINavigationController(rootViewController: root))
    let field = UITextField(frame: rect(0, 0, 80, 16))
    root.view.addSubview(field)
    screen.tap(field)
    screen.press(.character("1"))
    #expect(journal.take().isEmpty && field.text == "1")
    field.resignFirstResponder()
    screen.press(.character("1"))
    #expect(journal.take() == ["root 1"])
  }
}
