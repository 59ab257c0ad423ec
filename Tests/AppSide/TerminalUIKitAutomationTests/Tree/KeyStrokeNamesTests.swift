import AutomationProtocol
import TerminalEvents
import TerminalUIKit
import Testing

@testable import TerminalUIKitAutomation

@Suite struct KeyStrokeNamesTests {
  @Test(arguments: [
    ("\n", KeyStroke.Key.enter), ("\t", .tab), ("\u{1B}", .escape), ("\u{8}", .backspace),
    ("\u{7F}", .backspace), ("\u{F728}", .forwardDelete), ("\u{F700}", .up),
    ("\u{F703}", .right), ("\u{F704}", .function(1)), ("\u{F70F}", .function(12)),
    ("x", .character("x")), ("é", .character("é")), (" ", .character(" ")),
  ])
  func `a key has the name of XCUIKeyboardKey's raw value or its character`(
    name: String, key: KeyStroke.Key
  ) {
    #expect(KeyStroke(named: name, []) == KeyStroke(key))
  }

  @Test(arguments: ["", "\u{F746}", "\u{F7F1}", "\u{F739}"])
  func `a key that a terminal lacks types nothing`(name: String) {
    #expect(KeyStroke(named: name, []) == nil)
  }

  @Test func `modifiers keep their meaning`() {
    #expect(
      KeyStroke(named: "a", [.command, .shift, .option, .control])
        == KeyStroke(.character("a"), [.command, .shift, .alternate, .control]))
  }
}
