import TerminalEvents
import Testing

@testable import HarnessRunner

@Suite struct KeyStrokeNameTests {
  @Test(
    arguments: [
      (.enter, "return"), (.backspace, "delete"), (.up, "up"), (.pageDown, "page down"),
      (.insert, "insert"), (.function(1), "F1"), (.function(12), "F12"), (.character("+"), "plus"),
    ] as [(KeyStroke.Key, String)])
  func `the name of a key pressed at a terminal is read as the same key`(
    key: KeyStroke.Key, name: String
  ) throws {
    let pressed = try #require(KeyName(KeyStroke(key)))
    #expect(pressed.text == name)
    #expect(try KeyName(name) == pressed)
  }
}
