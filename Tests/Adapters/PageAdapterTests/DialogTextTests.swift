import Testing

@testable import PageAdapter

@Suite struct DialogTextTests {
  private func text(_ start: DialogText, _ keys: String) -> String {
    var text = start
    for key in keys { text.type(key) }
    return text.string
  }

  @Test(arguments: [
    ("Eve", "Eve"), ("\u{8}", ""), ("\u{7F}", ""), ("\u{F728}", ""),
    ("\u{8}\u{8}\u{F728}Eve", "Eve"),
    ("\u{F703}by", "Bobby"), ("\u{F702}Hi ", "Hi Bob"), ("\u{F729}\u{F728}R", "Rob"),
    ("\u{F72B}\u{8}\u{F702}u", "Buo"), ("\t\u{F704}", "Bob"),
  ])
  func `keys change a selected text`(keys: String, result: String) {
    #expect(text(DialogText(selected: "Bob"), keys) == result)
  }

  @Test(arguments: [
    ("Eve", "BobEve"), ("\u{8}", "Bo"), ("\u{F728}", "Bob"), ("\u{8}\u{8}\u{8}\u{8}", ""),
    ("\u{F703}\u{F703}!", "Bob!"), ("\u{F729}\u{F702}\u{8}A", "ABob"),
  ])
  func `keys change a text with the cursor at its end`(keys: String, result: String) {
    #expect(text(DialogText("Bob"), keys) == result)
  }

  @Test func `a typed accent combines with the letter before it`() {
    var text = DialogText("e")
    text.type("\u{301}")
    text.type("x")
    #expect(text.string == "éx")
  }

  @Test func `typing replaces a new selection`() {
    var text = DialogText("Bob")
    text.selectAll()
    text.type("E")
    text.type("v")
    #expect(text.string == "Ev")
    text.selectAll()
    text.moveCursorToEnd()
    text.type("e")
    #expect(text.string == "Eve")
  }
}
