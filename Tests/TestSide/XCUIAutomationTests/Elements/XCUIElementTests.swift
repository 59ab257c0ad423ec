import AutomationProtocol
import Foundation
import Testing

@testable import XCUIAutomation

@Suite struct `An element` {
  private static let elements = """
    {"type": "button", "identifier": "go", "label": "Go", "title": "Title", "frame": [8, 16, 80, 16],
     "selected": true},
    {"type": "button", "identifier": "off", "enabled": false, "frame": [8, 32, 80, 16]},
    {"type": "switch", "identifier": "wifi", "value": "1", "frame": [8, 48, 80, 16]},
    {"type": "textField", "identifier": "name", "placeholder": "Name", "frame": [8, 64, 80, 16]},
    {"type": "button", "label": "Twin"}, {"type": "button", "label": "Twin"}
    """

  @Test func `shows its attributes`() {
    let app = Fixture.launch(Self.elements)
    let go = app.buttons["go"]
    #expect(go.identifier == "go" && go.label == "Go" && go.title == "Title")
    #expect(go.frame == CGRect(x: 8, y: 16, width: 80, height: 16))
    #expect(go.elementType == .button)
    #expect(go.isEnabled && go.isSelected && !go.hasFocus)
    #expect(go.value == nil && go.placeholderValue == nil)
    #expect(go.horizontalSizeClass == .unspecified && go.verticalSizeClass == .unspecified)
    #expect(!app.buttons["off"].isEnabled)
    #expect(app.switches["wifi"].value as? String == "1")
    #expect(app.switches["wifi"].value.debugDescription == "Optional(1)", "as Apple's")
    #expect(app.textFields["name"].placeholderValue == "Name")
  }

  @Test func `exists, doesn't exist, or matches twice`() {
    let app = Fixture.launch(Self.elements)
    #expect(app.buttons["Twin"].exists)
    #expect(app.buttons["Twin"].waitForExistence(timeout: 0))
    #expect(!app.buttons["Twins"].exists)
    #expect(app.buttons["go"].isHittable)
    #expect(!app.buttons["Twin"].isHittable)
    #expect(!app.buttons["Twins"].isHittable)
    #expect(app.buttons["Twin"].firstMatch.label == "Twin")
  }

  @Test func `is awaited in app time`() {
    let app = Fixture.launch(
      """
      {"type": "button", "label": "Go", "frame": [0, 0, 80, 16], "onTap": [
        {"after": 100, "element": "result", "set": {"hidden": false}},
        {"after": 200, "element": "result", "set": {"label": "Done", "enabled": false}},
        {"after": 300, "element": "result", "set": {"hidden": true}}]},
      {"type": "staticText", "identifier": "result", "hidden": true, "frame": [0, 16, 80, 16]}
      """)
    let result = app.staticTexts["result"]
    app.buttons["Go"].tap()
    #expect(!result.waitForExistence(timeout: 50))
    #expect(result.waitForExistence(timeout: 50))
    #expect(!result.waitForNonExistence(timeout: 50))
    #expect(!result.wait(for: \.label, toEqual: "Done", timeout: 40))
    #expect(result.wait(for: \.label, toEqual: "Done", timeout: 40))
    #expect(result.wait(for: \.isEnabled, toEqual: false, timeout: 0))
    #expect(result.wait(for: \.exists, toEqual: false, timeout: 100))
    #expect(result.wait(for: \.isHittable, toEqual: false, timeout: 0))
    #expect(result.waitForNonExistence(timeout: 0))
  }

  @Test func `is awaited by the test's own properties`() {
    let app = Fixture.launch(
      """
      {"type": "button", "label": "Go", "frame": [0, 0, 80, 16], "onTap": [
        {"after": 10, "element": "result", "set": {"label": "Almost"}},
        {"after": 20, "element": "result", "set": {"label": "Done"}}]},
      {"type": "staticText", "identifier": "result", "label": "", "frame": [0, 16, 80, 16]}
      """)
    let result = app.staticTexts["result"]
    app.buttons["Go"].tap()
    #expect(!result.wait(for: \.loudLabel, toEqual: "DONE", timeout: 15))
    #expect(result.wait(for: \.loudLabel, toEqual: "DONE", timeout: 15))
    #expect(!result.wait(for: \.loudLabel, toEqual: "MORE", timeout: 3600))
  }

  @Test func `that appears within a second is tapped`() {
    let app = Fixture.launch(
      """
      {"type": "button", "label": "Go", "frame": [0, 0, 80, 16], "onTap": [
        {"after": 0.9, "element": "late", "set": {"hidden": false}}]},
      {"type": "button", "identifier": "late", "label": "Late", "hidden": true,
       "frame": [0, 16, 80, 16], "onTap": [{"element": "late", "set": {"label": "Tapped"}}]}
      """)
    app.buttons["Go"].tap()
    #expect(!app.buttons["late"].exists)
    app.buttons["late"].tap()
    #expect(app.buttons["late"].label == "Tapped")
  }

  @Test func `receives text and keys at the focus`() {
    let app = Fixture.launch(Self.elements)
    let field = app.textFields["name"]
    field.tap()
    field.typeText("Anne")
    field.typeKey(.delete, modifierFlags: [])
    app.typeKey("!", modifierFlags: [.shift])
    field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 2) + "a")
    #expect(field.value as? String == "Ana")
  }
}

extension XCUIElement {
  fileprivate var loudLabel: String { label.uppercased() }
}

@Suite struct `A keyboard key` {
  @Test func `is AppKit's character`() {
    #expect(XCUIKeyboardKey.return.rawValue == "\r")
    #expect(XCUIKeyboardKey.upArrow.rawValue == "\u{F700}")
    #expect(XCUIKeyboardKey.F1.rawValue == "\u{F704}")
    #expect(XCUIKeyboardKey.F19.rawValue == "\u{F716}")
    #expect(XCUIKeyboardKey("x") == XCUIKeyboardKey(rawValue: "x"))
  }

  @Test func `modifiers have Apple's bits`() {
    let flags: XCUIElement.KeyModifierFlags = [.command, .shift]
    #expect(flags.rawValue == 18 && flags.inProtocol == [.command, .shift])
    #expect(XCUIElement.KeyModifierFlags.alternate == .option)
    #expect(XCUIElement.KeyModifierFlags.alphaShift == .capsLock)
  }
}
