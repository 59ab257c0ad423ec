import Testing
import XCUIAutomation

/// Text input, out of process.
@Suite struct TextFlowTests {
  @Test func `fields accept text, and Return moves on`() {
    let app = Rig.launch("textField")
    app.textFields["name"].tap()
    app.textFields["name"].typeText("Ada Lovelace 🌍\n")
    #expect(app.textFields["name"].value as? String == "Ada Lovelace 🌍")
    #expect(app.seen == "return in Name")
    app.typeText("1234\n")
    app.typeText("98765")
    #expect(app.secureTextFields["password"].value as? String == "••••")
    #expect(app.textFields["code"].value as? String == "9876")
  }

  @Test func `typing a long text takes the time of its keys`() {
    let app = Rig.launch("textField")
    app.textFields["name"].tap()
    let text = String(repeating: "x", count: 20_000)
    app.answerTimeout = 0.05
    app.typeText(text)
    app.answerTimeout = 10
    let typed = app.textFields["name"].value as? String
    #expect(typed?.count == text.count)
  }

  @Test func `a typed tab moves the focus, and text without focus fails the test`() {
    let app = Rig.launch("textView")
    let notes = app.textViews["notes"]
    notes.tap()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { notes.typeText("a\tb") }
    }
    #expect(error?.reason == .noKeyboardFocus)
    #expect(error?.description.contains("what was left is \"b\"") == true)
    #expect(notes.value as? String == "a")
  }

  @Test func `text is deleted key by key`() {
    let app = Rig.launch("textField")
    let name = app.textFields["name"]
    name.tap()
    name.typeText("Adam")
    name.typeText(XCUIKeyboardKey.delete.rawValue)
    #expect(app.seen == "name Ada")
  }

  @Test func `an empty field shows its placeholder, a disabled one its text`() {
    let app = Rig.launch("textField")
    #expect(app.textFields["name"].placeholderValue == "Name")
    #expect(app.textFields["disabled"].value as? String == "not yours")
    #expect(!app.textFields["disabled"].isEnabled)
  }

  @Test func `a text view accepts several lines`() {
    let app = Rig.launch("textView")
    app.textViews["notes"].tap()
    app.textViews["notes"].typeText("one\ntwo\nthree")
    #expect(app.textViews["notes"].value as? String == "one\ntwo\nthree")
    #expect(app.seen == "13 characters in 3 lines")
  }

  @Test func `a search finds matches and is cancelled`() {
    let app = Rig.launch("search")
    let field = app.searchFields["Search cities"]
    field.tap()
    field.typeText("LI")
    #expect(app.tables["cities"].cells.count == 2)
    #expect(app.seen == "found 2")
    app.tables["cities"].staticTexts["Lima"].tap()
    #expect(app.seen == "chose Lima")
    app.buttons["Cancel"].tap()
    #expect(app.tables["cities"].staticTexts["Bilbao"].exists)
  }
}
