import AutomationProtocol
import Testing

@testable import PageAdapter

@Suite struct PageKeyTests {
  @Test(arguments: [
    ("a", "a", "KeyA", 65, "a"), ("A", "A", "KeyA", 65, "A"), ("7", "7", "Digit7", 55, "7"),
    ("\n", "Enter", "Enter", 13, "\r"), ("\t", "Tab", "Tab", 9, ""),
    ("\u{7F}", "Backspace", "Backspace", 8, ""), ("\u{F700}", "ArrowUp", "ArrowUp", 38, ""),
    ("\u{F705}", "F2", "F2", 113, ""),
    ("\u{F727}", "Insert", "Insert", 45, ""), ("é", "é", "", 0, "é"), ("🌍", "🌍", "", 0, "🌍"),
  ])
  func `a character becomes a key of the browser`(
    character: Character, name: String, code: String, number: Int, text: String
  ) {
    let key = PageKey(character)
    #expect(key.key == name)
    #expect(key.code == code)
    #expect(key.number == number)
    #expect(key.text == text)
  }

  @Test func `a key with Control types nothing`() throws {
    let events = PageKey("a").events([.control])
    #expect(events.count == 2)
    let press = try #require(events.first).parameters
    #expect(press["type"]?.string == "rawKeyDown")
    #expect(press["text"] == nil)
    #expect(press["modifiers"]?.number == 2)
    #expect(press["commands"]?.array == ["selectAll"])
  }
}
