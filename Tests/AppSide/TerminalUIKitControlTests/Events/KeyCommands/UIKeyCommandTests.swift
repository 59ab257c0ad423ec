import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class CommandScreen: UIViewController {
  let journal = Journal()

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "n", modifierFlags: .command, action: CommandScreen.make),
      UIKeyCommand(
        title: "Close", action: CommandScreen.close, input: UIKeyCommand.inputEscape),
      UIKeyCommand(input: "a", modifierFlags: [], action: CommandScreen.letter),
    ] + (super.keyCommands ?? [])
  }

  func make() { journal.note("make") }
  func close(_ command: UIKeyCommand) { journal.note("close by \(command.title)") }
  func letter() { journal.note("letter") }
}

@MainActor
struct UIKeyCommandTests {
  private let controller = CommandScreen()
  private let screen: TestScreen

  init() { screen = TestScreen(controller, CGSize(width: 320, height: 160)) }

  private var journal: Journal { controller.journal }

  @Test func `a command in the responder chain is triggered only by its key`() {
    screen.press(.character("n"), .command)
    screen.press(.escape)
    screen.press(.character("n"))
    screen.press(.character("n"), [.command, .shift])
    screen.press(.character("a"))
    #expect(journal.take() == ["make", "close by Close", "letter"])
  }

  @Test func `focused text keeps its editing keys unless a command has priority`() {
    let field = screen.add(UITextField(), rect(0, 0, 80, 16))
    screen.tap(field)
    screen.press(.character("a"))
    #expect(field.text == "a" && journal.take().isEmpty)
    screen.press(.character("n"), .command)
    screen.press(.escape)
    #expect(journal.take() == ["make", "close by Close"] && field.text == "a")
    let eager = UIKeyCommand(title: "B", input: "b") { [journal] _ in journal.note("b") }
    controller.addKeyCommand(eager)
    screen.press(.character("b"))
    eager.wantsPriorityOverSystemBehavior = true
    screen.press(.character("b"))
    #expect(field.text == "ab" && journal.take() == ["b"])
    controller.removeKeyCommand(eager)
    screen.press(.character("b"))
    #expect(field.text == "abb")
  }

  @Test(arguments: [
    ("\r", KeyStroke(.enter), true), ("\t", KeyStroke(.tab), true),
    ("\u{8}", KeyStroke(.backspace), true), (UIKeyCommand.inputDelete, KeyStroke(.backspace), true),
    (UIKeyCommand.f5, KeyStroke(.function(5)), true),
    (UIKeyCommand.inputPageUp, KeyStroke(.pageUp), true), ("N", KeyStroke(.character("n")), true),
    (" ", KeyStroke(.character(" ")), true), ("+", KeyStroke(.character("+")), true),
    ("x", KeyStroke(.character("y")), false), ("x", KeyStroke(.character("X")), false),
    ("x", KeyStroke(.character("x"), .alternate), false),
  ])
  func `an input matches the key that types it`(input: String, stroke: KeyStroke, isMatch: Bool) {
    let command = UIKeyCommand(title: "", input: input) { _ in }
    let key = UIKey(stroke)
    #expect(command.matches(key, key.modifierFlags) == isMatch)
  }

  @Test func `a capital letter implies Shift`() {
    let command = UIKeyCommand(title: "", input: "x", modifierFlags: [.command, .shift]) { _ in }
    let key = UIKey(KeyStroke(.character("X"), .command))
    #expect(command.matches(key, key.modifierFlags))
  }

  @Test func `typed by a user, Control replaces Command if it has no other meaning`() {
    screen.activate()
    UIApplication.shared.handle(.key(KeyStroke(.character("n"), .control)))
    #expect(journal.take() == ["make"])
    screen.press(.character("n"), .control)
    #expect(journal.take().isEmpty)
  }

  @Test func `a disabled command does nothing`() {
    let command = UIKeyCommand(title: "Z", input: "z") { [journal] _ in journal.note("z") }
    controller.addKeyCommand(command)
    command.attributes = .disabled
    screen.press(.character("z"))
    #expect(journal.take().isEmpty)
    command.attributes = []
    screen.press(.character("z"))
    #expect(journal.take() == ["z"])
  }

  @Test func `menus show the keys of commands`() {
    func signs(_ input: String, _ flags: UIKeyModifierFlags) -> String? {
      UIKeyCommand(title: "", input: input, modifierFlags: flags) { _ in }.keySymbols
    }
    #expect(signs("n", [.command, .shift]) == "⇧⌘N")
    #expect(signs(UIKeyCommand.inputUpArrow, [.control, .alternate]) == "⌃⌥↑")
    #expect(signs(UIKeyCommand.f1, []) == "F1" && signs("", []) == nil)
  }
}
