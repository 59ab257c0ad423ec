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
    // The field accepts at most four digits.
    app.textFields["code"].typeText("98765", expecting: "9876")
    #expect(app.secureTextFields["password"].value as? String == "••••")
    #expect(app.textFields["code"].value as? String == "9876")
  }

  @Test func `text that a field rejects fails the test, with the expected and the actual text`() {
    let app = Rig.launch("textField")
    let code = app.textFields["code"]
    code.tap()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { code.typeText("98765") }
    }
    #expect(
      error?.message == "Failed to type text into \"code\" TextField: What was typed is \"98765\", "
        + "and the element shows \"9876\".", "\(error as Any)")
    let other = #expect(throws: XCUIAutomationError.self) {
      try attempting { code.typeText("5", expecting: "98765") }
    }
    #expect(other?.message.hasSuffix(#"is "98765", and the element shows "9876"."#) == true)
    app.readsTypedTextBack = false
    code.typeText("5")
    #expect(code.value as? String == "9876")
  }

  @Test func `a text is cleared and replaced, wherever the cursor is`() {
    let app = Rig.launch("textField")
    let name = app.textFields["name"]
    name.replaceText("Ada Lovelace 🌍")
    #expect(name.value as? String == "Ada Lovelace 🌍")
    for _ in 1...4 { app.typeKey(.leftArrow, modifierFlags: []) }
    name.replaceText("Grace")
    #expect(name.value as? String == "Grace")
    app.secureTextFields["password"].replaceText("1234")
    app.secureTextFields["password"].replaceText("56")
    #expect(app.secureTextFields["password"].value as? String == "••")
    name.clearText()
    name.clearText()
    #expect(app.seen == "name ")
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.staticTexts["seen"].clearText() }
    }
    #expect(error?.reason == .cannotAdjust)
  }

  @Test func `the lines of a text view are cleared and replaced`() {
    let app = Rig.launch("textView")
    let notes = app.textViews["notes"]
    notes.replaceText("one\ntwo\nthree")
    app.typeKey(.upArrow, modifierFlags: [])
    notes.replaceText("four\nfive")
    #expect(notes.value as? String == "four\nfive")
  }

  @Test(arguments: ["textField", "textView"])
  func `a text of a megabyte is too long to be typed, and can be pasted`(screen: String) throws {
    let app = Rig.launch(screen)
    let field = screen == "textView" ? app.textViews["notes"] : app.textFields["name"]
    field.tap()
    let text = String(repeating: "lorem ipsum dolor ", count: 58_254)
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { field.typeText(text) }
    }
    let message = try #require(error?.description)
    #expect(message.contains("The text has 1048572 characters, and at most 100000"), "\(message)")
    #expect(message.utf8.count < 10_000)
    UIPasteboard.general.string = text
    field.typeKey("v", modifierFlags: .command)
    #expect(field.value as? String == text)
    field.typeText("!")
    #expect(field.value as? String == text + "!")
  }

  @Test func `the longest text is typed and read back`() {
    let app = Rig.launch("textView")
    let field = app.textViews["notes"]
    field.tap()
    let text = String(repeating: "0123456789abcde ", count: 6_250)
    field.typeText(text)
    #expect(field.value as? String == text)
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
