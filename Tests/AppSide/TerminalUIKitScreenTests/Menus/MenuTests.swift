import ElementTypes
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct MenuTests {
  private let screen = TestScreen(CGSize(width: 320, height: 192))
  private let journal = Journal()
  private let button = UIButton(type: .system)

  init() {
    button.setTitle("Options", for: .normal)
    button.showsMenuAsPrimaryAction = true
    screen.add(button, rect(8, 0, 96, 16))
  }

  private func action(
    _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [journal] action in
      journal.note("\(action.title) by \(type(of: action.sender ?? 0))")
    }
  }

  private var overlay: MenuOverlayView? { screen.window.menuOverlay }

  private func item(_ title: String) throws -> MenuItemButton {
    try #require(overlay?.box.items.first { $0.accessibilityLabel == title })
  }

  private var fullMenu: UIMenu {
    UIMenu(
      title: "Photo",
      children: [
        action("Copy", state: .on), action("Rename", attributes: .disabled),
        action("Secret", attributes: .hidden),
        UIMenu(title: "Sort", children: [action("Name"), action("Date")]),
        UIMenu(options: .displayInline, children: [action("Delete", attributes: .destructive)]),
      ])
  }

  @Test func `a button shows the title of its selection, whichever property is set last`() {
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [action("Small"), action("Big")])
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == nil)
    button.showsMenuAsPrimaryAction = true
    #expect(button.currentTitle == "Small")
  }

  @Test func `a menu is a box of rows below its button`() {
    button.menu = fullMenu
    screen.tap(button)
    #expect(
      screen.text.split(separator: "\n").map(String.init) == [
        "   Options",
        " ╭────────────╮",
        " │ Photo      │",
        " │ ✓ Copy     │",
        " │   Rename   │",
        " │   Sort   › │",
        " ├────────────┤",
        " │   Delete   │",
        " ╰────────────╯",
      ])
  }

  @Test func `the action runs after the menu has closed, with the button as sender`() throws {
    var events = 0
    button.addAction(UIAction { _ in events += 1 }, for: [.touchUpInside, .primaryActionTriggered])
    button.addAction(
      UIAction { [journal] _ in journal.note("menu") }, for: .menuActionTriggered)
    button.menu = fullMenu
    screen.tap(button)
    #expect(journal.take() == ["menu"])
    screen.tap(try item("Copy"))
    #expect(journal.take() == ["Copy by UIButton"] && overlay == nil && events == 0)
  }

  @Test func `a disabled element does nothing and a tap outside closes the menu`() throws {
    button.menu = fullMenu
    screen.tap(button)
    screen.tap(try item("Rename"))
    #expect(overlay != nil)
    screen.tap(at: CGPoint(x: 300, y: 180))
    #expect(overlay == nil && journal.take().isEmpty)
  }

  @Test func `keys open the menu, move the focus, select and close`() throws {
    button.menu = fullMenu
    screen.window.focus(on: button)
    screen.press(.enter)
    #expect(try item("Copy").isFocused)
    screen.press(.down)
    #expect(try item("Sort").isFocused)
    screen.press(.right)
    #expect(screen.text.contains("│▌‹ Sort    ▐│"))
    #expect(try item("Sort").isFocused)
    screen.press(.end)
    screen.press(.enter)
    #expect(journal.take() == ["Date by UIButton"] && overlay == nil && button.isFocused)
    screen.press(.enter)
    screen.press(.character("d"))
    #expect(try item("Delete").isFocused)
    screen.press(.escape)
    #expect(overlay == nil && button.isFocused && journal.take().isEmpty)
  }

  @Test func `the left arrow key leads back from a submenu`() throws {
    button.menu = fullMenu
    screen.tap(button)
    screen.tap(try item("Sort"))
    #expect(overlay?.box.items.map(\.title) == ["‹ Sort", "Name", "Date"])
    screen.press(.left)
    #expect(overlay?.box.items.map(\.title) == ["Copy", "Rename", "Sort", "Delete"])
    screen.tap(try item("Sort"))
    screen.tap(try item("Sort"))
    #expect(overlay?.box.items.count == 4)
  }

  @Test func `keys do not reach the views behind an open menu`() {
    let field = screen.add(UITextField(), rect(200, 0, 80, 16))
    screen.tap(field)
    button.menu = fullMenu
    screen.tap(button)
    screen.press(.character("x"))
    #expect(field.text == "" && field.isFirstResponder)
    screen.press(.escape)
    screen.press(.character("x"))
    #expect(field.text == "x")
  }

  @Test func `elements are buttons in collection cells, and the views behind are hidden`() throws {
    button.menu = fullMenu
    screen.tap(button)
    let copy = try item("Copy")
    #expect(copy.elementType == .button && copy.isAccessibilitySelected)
    #expect(copy.superview?.elementType == .cell)
    #expect(copy.superview?.superview?.elementType == .collectionView)
    #expect(try !item("Rename").isAccessibilityEnabled)
    var labels: [String] = []
    func collect(_ element: UIResponder) {
      if let label = element.accessibilityLabel { labels.append(label) }
      for child in element.accessibilityChildren { collect(child) }
    }
    collect(screen.window)
    #expect(labels.contains("dismiss popup") && !labels.contains("Options"))
    #expect(labels.contains("Copy") && labels.contains("Photo"))
  }

  @Test func `single selection turns other elements off`() throws {
    let group = UIMenu(
      options: [.displayInline, .singleSelection],
      children: [action("Name", state: .on), action("Date"), action("Size")])
    button.menu = UIMenu(children: [action("Copy", state: .on), group])
    screen.tap(button)
    screen.tap(try item("Date"))
    #expect(group.selectedElements.map(\.title) == ["Date"])
    #expect(button.menu?.selectedElements.map(\.title) == ["Copy", "Date"])
  }

  @Test func `a pop-up button shows the title of its selection`() throws {
    button.menu = UIMenu(children: [action("Red"), action("Green")])
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Red")
    screen.tap(button)
    screen.tap(try item("Green"))
    #expect(button.currentTitle == "Green" && journal.take() == ["Green by UIButton"])
    screen.tap(button)
    #expect(screen.text.contains("✓ Green") && !screen.text.contains("✓ Red"))
  }

  @Test func `an element can keep the menu open`() throws {
    let keep = UIAction(title: "More", attributes: .keepsMenuPresented) { [journal] action in
      action.state = action.state == .on ? .off : .on
      journal.note("more")
    }
    button.menu = UIMenu(children: [keep])
    screen.tap(button)
    screen.tap(try item("More"))
    screen.tap(try item("More"))
    screen.tap(try item("More"))
    #expect(journal.take().count == 3 && screen.text.contains("✓ More"))
  }

  @Test func `deferred elements can arrive after the menu has opened`() throws {
    var finish: (([UIMenuElement]) -> Void)?
    var calls = 0
    let late = UIDeferredMenuElement { completion in
      calls += 1
      finish = completion
    }
    button.menu = UIMenu(children: [action("Copy"), late])
    screen.tap(button)
    #expect(screen.text.contains("Loading…"))
    finish?([action("Late")])
    #expect(!screen.text.contains("Loading…"))
    screen.tap(try item("Late"))
    #expect(journal.take() == ["Late by UIButton"])
    screen.tap(button)
    #expect(calls == 1 && screen.text.contains("Late"))
  }

  @Test func `a menu with more rows than the screen scrolls`() throws {
    button.menu = UIMenu(children: (1...30).map { action("Row \($0)") })
    screen.tap(button)
    #expect(!screen.text.contains("Row 30"))
    screen.press(.up)
    #expect(screen.text.contains("Row 30") && !screen.text.contains("Row 2 "))
    screen.press(.enter)
    #expect(journal.take() == ["Row 30 by UIButton"])
  }

  @Test func `the focus follows the pointer`() throws {
    button.menu = fullMenu
    screen.tap(button)
    let copy = try item("Copy")
    screen.activate()
    UIApplication.shared.synthesizeHover(at: copy.screenRect(copy.bounds).center)
    #expect(copy.isFocused)
    UIApplication.shared.synthesizeHover(at: CGPoint(x: 300, y: 180))
    #expect(!copy.isFocused)
  }

  @Test func `a menu shows subtitles and keys, and an empty one doesn't open`() {
    button.menu = UIMenu(children: [
      UIAction(title: "Share", subtitle: "With others") { _ in },
      UIKeyCommand(title: "New", input: "n", modifierFlags: [.command, .shift]) { _ in },
    ])
    screen.tap(button)
    #expect(screen.text.contains("│ Share       │\n │ With others │\n │ New     ⇧⌘N │"))
    screen.press(.escape)
    button.menu = UIMenu(children: [])
    screen.tap(button)
    #expect(overlay == nil)
  }

  @Test func `a long press opens the menu of a button whose tap has an action`() throws {
    button.showsMenuAsPrimaryAction = false
    button.addAction(UIAction { [journal] _ in journal.note("tap") }, for: .touchUpInside)
    button.menu = fullMenu
    screen.tap(button)
    #expect(journal.take() == ["tap"] && overlay == nil)
    screen.touch(.began, at: CGPoint(x: 40, y: 8))
    pass(0.6)
    screen.touch(.ended, at: CGPoint(x: 40, y: 8))
    #expect(overlay != nil && journal.take().isEmpty)
    screen.tap(try item("Copy"))
    #expect(journal.take() == ["Copy by UIButton"])
  }

  @Test func `a bar button item opens its menu`() throws {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [action("Copy")]))
    controller.navigationItem.rightBarButtonItem = item
    let screen = TestScreen(UINavigationController(rootViewController: controller))
    screen.tap(try #require(item.view))
    let copy = try #require(screen.window.menuOverlay?.box.items.first)
    screen.tap(copy)
    #expect(journal.take() == ["Copy by UIBarButtonItem"])
    item.primaryAction = UIAction(title: "Do") { [journal] _ in journal.note("did") }
    screen.tap(try #require(item.view))
    #expect(journal.take() == ["did"] && screen.window.menuOverlay == nil)
  }
}
