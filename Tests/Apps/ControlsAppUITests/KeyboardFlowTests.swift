import Testing
import XCUIAutomation

/// The on-screen keyboard while a text has the focus, out of process.
@Suite struct KeyboardFlowTests {
  @Test func `a text is typed with the keyboard's keys`() {
    let app = Rig.launch("textField")
    #expect(app.keyboards.count == 0 && !app.keyboards.element.exists && app.keys.count == 0)
    let name = app.textFields["name"]
    name.tap()
    #expect(app.keyboards.element.waitForExistence(timeout: 5))
    #expect(app.keyboards.count == 1 && app.keyboards.buttons["shift"].isSelected)
    app.keyboards.keys["A"].tap()
    for key in ["d", "a", "space", "x"] { app.keys[key].tap() }
    app.keyboards.keys["delete"].tap()
    app.keys["more"].tap()
    app.keys["1"].tap()
    #expect(name.value as? String == "Ada 1")
    #expect(app.keys["numbers"].exists == false && app.keys["letters"].isHittable)
  }

  @Test func `the keyboard's Return key has the field's name and moves on`() {
    let app = Rig.launch("textField")
    app.textFields["name"].tap()
    #expect(!app.keyboards.buttons["Return"].exists)
    #expect(app.keyboards.buttons["Next:"].label == "next")
    app.keyboards.buttons["Next:"].tap()
    #expect(app.seen == "return in Name")
    #expect(app.secureTextFields["password"].value(forKey: "hasKeyboardFocus") as? Bool == true)
    app.keyboards.buttons["return"].tap()
    #expect(app.seen == "return in Password")
    // A keypad has no Return key.
    for key in ["1", "2", "3"] { app.keyboards.keys[key].tap() }
    app.keys["Delete"].tap()
    #expect(app.textFields["code"].value as? String == "12")
    #expect(app.keyboards.buttons.count == 0)
    app.typeText("\n")
    #expect(app.keyboards.element.waitForNonExistence(timeout: 5))
  }

  @Test func `a held delete key clears a field`() {
    let app = Rig.launch("textField")
    let name = app.textFields["name"]
    name.tap()
    name.typeText("Ada Lovelace")
    app.keys["delete"].press(forDuration: 2)
    #expect(name.value as? String == "Name")
    #expect(app.seen == "name ")
  }

  @Test func `the keyboard is below a screen of 24 rows, and on a phone's screen`() {
    let app = Rig.launch("textField")
    let before = app.buttons.count
    app.textFields["name"].tap()
    let keyboard = app.keyboards.element
    #expect(keyboard.frame.minY == app.frame.maxY && app.buttons.count == before + 2)
    #expect(app.keys["Q"].isHittable)
    app.keys["Q"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    #expect(app.seen == "name Q")
    XCUIDevice.shared.orientation = .landscapeLeft
    #expect(keyboard.frame.maxY == app.frame.maxY)
    #expect(!keyboard.frame.intersects(app.textFields["name"].frame))
    app.keys["w"].tap()
    #expect(app.seen == "name Qw")
  }

  @Test func `an audit leaves the keyboard out`() throws {
    let app = Rig.launch("textField")
    app.textFields["name"].tap()
    #expect(app.keyboards.element.exists)
    try app.performAccessibilityAudit(for: .parentChild)
  }

  @Test func `a search has a Search key, and an alert's field a keyboard`() {
    let app = Rig.launch("search")
    app.searchFields["Search cities"].tap()
    #expect(app.keyboards.buttons["Search"].label == "search")
    let alerts = Rig.launch("alerts")
    alerts.buttons["login"].tap()
    alerts.alerts.textFields["User"].tap()
    alerts.keyboards.keys["A"].tap()
    #expect(alerts.alerts.textFields["User"].value as? String == "A")
    alerts.keyboards.buttons["Return"].tap()
    let password = alerts.alerts.secureTextFields["Password"]
    #expect(password.value(forKey: "hasKeyboardFocus") as? Bool == true)
  }
}
