import CellRendering
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct KeyCardTests {
  private final class Notes: UIViewController {
    var notes = 0

    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          title: "New", action: Notes.make, input: "n", modifierFlags: .command),
        UIKeyCommand(
          title: "Find", action: Notes.make, input: "f", modifierFlags: [.command, .shift],
          discoverabilityTitle: "Find in all notes"),
        UIKeyCommand(input: "u", modifierFlags: .command, action: Notes.make),
      ]
    }

    private func make() { notes += 1 }
  }

  private let notes = Notes()
  private let screen: TestScreen

  init() {
    screen = TestScreen(notes)
    notes.view.addSubview(UITextField(frame: rect(0, 0, 80, 16)))
  }

  private var isShown: Bool { screen.window.keyCard != nil }

  @Test func `F1 shows the keys and the app's commands`() {
    screen.press(.function(1))
    let box = screen.text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      box == [
        "╭────────────────────────────────────────────────╮",
        "│ Keys                                           │",
        "│ Tab, Shift-Tab  next, previous                 │",
        "│ Return, Space   press, choose                  │",
        "│ ↑ ↓ ← →         move in a list, change a value │",
        "│ PgUp, PgDn      scroll                         │",
        "│ Esc             back, cancel, close            │",
        "│ Ctrl-C          quit                           │",
        "│ F1              show this card, close it       │",
        "│                                                │",
        "│ In this app                                    │",
        "│ Ctrl-N          New                            │",
        "│ Ctrl-Shift-F    Find in all notes              │",
        "╰────────────────────────────────────────────────╯",
      ])
  }

  @Test(arguments: [KeyStroke.Key.function(1), .escape])
  func `F1 and Escape close the card`(_ key: KeyStroke.Key) {
    let before = screen.text
    screen.press(.function(1))
    #expect(isShown && screen.text != before)
    screen.press(key)
    #expect(!isShown && screen.text == before)
  }

  @Test func `any other key closes the card and has its usual effect`() {
    screen.press(.function(1))
    screen.press(.tab)
    #expect(!isShown && notes.view.subviews[0].isFocused)
    screen.press(.function(1))
    screen.pressByHand(.character("n"), .control)
    #expect(!isShown && notes.notes == 1)
  }

  @Test func `a click closes the card and reaches nothing behind it`() {
    let button = screen.add(UIButton(type: .system), rect(0, 32, 80, 16))
    let journal = Journal()
    button.addAction(UIAction { _ in journal.note("tapped") }, for: .touchUpInside)
    screen.press(.function(1))
    let place = CGPoint(x: 20, y: 40)
    for kind in [MouseAction.Kind.moved, .down(button: 0), .up(button: 0)] {
      UIApplication.shared.handle(.mouse(MouseAction(kind, at: place)))
    }
    #expect(!isShown && journal.take().isEmpty)
  }

  @Test func `commands with a selector are listed if a responder has the method`() {
    final class Pages: UIViewController {
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(
            title: "Print", action: Selector(Pages.printPage, named: "printPage"), input: "p",
            modifierFlags: .command),
          UIKeyCommand(
            title: "Gone", action: Selector("gone"), input: "g", modifierFlags: .command),
        ]
      }
      private func printPage() {}
    }
    let screen = TestScreen(Pages())
    screen.press(.function(1))
    #expect(screen.text.contains("Ctrl-P          Print") && !screen.text.contains("Gone"))
  }

  @Test func `the card is in front of every window`() {
    let front = UIWindow(frame: screen.window.frame)
    front.windowLevel = .alert
    front.backgroundColor = .systemBackground
    front.isHidden = false
    screen.press(.function(1))
    let shown = TextRenderer.plain(CellBuffer(UIApplication.shared.picture().list))
    #expect(shown.contains("show this card"))
    front.isHidden = true
  }

  @Test func `the elements, the focus and the caret's owner stay as they are`() {
    screen.press(.tab)
    func elements(in element: UIResponder) -> [String] {
      ["\(element.elementType) \(element.hasKeyboardFocus) \(element.hasAccessibilityFocus)"]
        + element.accessibilityChildren.flatMap(elements)
    }
    let before = elements(in: screen.window)
    screen.press(.function(1))
    #expect(elements(in: screen.window) == before && before.contains("textField true true"))
    // The caret would shine through the card.
    let isCaret = { (command: DrawCommand) in
      if case .caret = command { true } else { false }
    }
    #expect(!screen.window.displayList().commands.contains(where: isCaret))
    screen.press(.escape)
    #expect(screen.window.displayList().commands.contains(where: isCaret))
  }

  @Test func `an app's own command for F1 is performed instead`() {
    final class Helper: UIViewController {
      var isHelping = false
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.f1, modifierFlags: [], action: Helper.help)]
      }
      private func help() { isHelping = true }
    }
    let helper = Helper()
    let screen = TestScreen(helper)
    screen.press(.function(1))
    #expect(helper.isHelping && screen.window.keyCard == nil)
  }

  @Test func `F1 works while a menu is open`() {
    let button = screen.add(UIButton(type: .system), rect(0, 32, 80, 16))
    screen.window.showMenu(
      UIMenu(children: [UIAction(title: "Copy") { _ in }]), from: MenuSource(button))
    screen.press(.function(1))
    #expect(isShown)
  }

  @Test func `a low window shows a part of the card, which scrolls`() {
    let screen = TestScreen(notes, CGSize(width: 20 * 8, height: 6 * 16))
    screen.press(.function(1))
    #expect(screen.text.contains("Keys") && !screen.text.contains("quit"))
    #expect(screen.text.split(separator: "\n").allSatisfy { $0.count <= 20 })
    screen.press(.pageDown)
    #expect(screen.text.contains("Esc") && !screen.text.contains("Keys"))
    for _ in 0..<9 { screen.press(.pageDown) }
    #expect(screen.text.contains("Ctrl-Shift-F"))
    for _ in 0..<20 { screen.press(.up) }
    #expect(screen.text.contains("Keys"))
    screen.press(.escape)
    #expect(screen.window.keyCard == nil)
  }

  @Test func `a card that was scrolled fills a window that has become higher`() {
    let screen = TestScreen(notes, CGSize(width: 60 * 8, height: 6 * 16))
    screen.press(.function(1))
    screen.press(.pageDown)
    #expect(!screen.text.contains("Keys"))
    screen.window.frame.size.height = 24 * 16
    #expect(screen.text.contains("Keys") && screen.text.contains("In this app"))
  }

  @Test func `a card can be shown over an area of any size`() {
    for side in [0, 1, 8, 16, 1e300, .infinity, .nan] as [CGFloat] {
      let area = rect(0, 0, side, side)
      let context = DrawingContext(size: CGSize(width: 160, height: 96), traits: .standard)
      var card = KeyCard(commands: [])
      _ = card.scroll(by: UIKey(KeyStroke(.pageDown)), in: area.size)
      card.draw(in: context, over: area)
    }
  }

  @Test func `the card disappears when another window gets the keys`() {
    screen.press(.function(1))
    TestScreen().activate()
    #expect(!isShown)
  }

  @Test func `keys are named as a person at a terminal presses them`() {
    let names: [(UIKeyModifierFlags, String, String)] = [
      (.command, "a", "Ctrl-A"), (.control, "b", "Ctrl-B"),
      ([.command, .shift, .alternate], "c", "Ctrl-Alt-Shift-C"), ([], UIKeyCommand.f5, "F5"),
      ([], UIKeyCommand.inputPageUp, "PgUp"), (.shift, "\r", "Shift-↩"),
    ]
    for (flags, input, name) in names {
      let command = UIKeyCommand(title: "", input: input, modifierFlags: flags) { _ in }
      #expect(command.terminalKeys == name)
    }
  }
}
