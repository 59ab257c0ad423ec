import Foundation
import Testing
import XCUIAutomation

/// A test and its apps share a pasteboard.
@Suite struct PasteboardFlowTests {
  @Test func `text is copied from the test to the app and back`() {
    UIPasteboard.general.string = "from the test"
    let app = Rig.launch("textField")
    let field = app.textFields["Name"]
    field.tap()
    field.doubleTap()
    app.menuItems["Paste"].tap()
    #expect(field.value as? String == "from the test")
    UIPasteboard.general.string = "again"
    field.press(forDuration: 1)
    app.menuItems["Select All"].tap()
    app.menuItems["Paste"].tap()
    #expect(field.value as? String == "again")
    field.typeText(" and more")
    field.doubleTap()
    app.menuItems["Select All"].tap()
    app.menuItems["Copy"].tap()
    #expect(UIPasteboard.general.string == "again and more")
    app.terminate()
    #expect(UIPasteboard.general.strings == ["again and more"])
    UIPasteboard.general.strings = nil
    #expect(!UIPasteboard.general.hasStrings)
  }

  @Test func `each test has a separate pasteboard`() {
    let app = Rig.launch("textField")
    #expect(UIPasteboard.general.string == nil)
    #expect(UIScreen.main.bounds == app.frame)
  }
}
