import Foundation
import Testing
import XCUIAutomation

/// Menus and key commands, out of process.
@Suite struct MenuFlowTests {
  @Test(arguments: ["Copy", "Delete"])
  func `an item of a button's menu is chosen`(title: String) {
    let app = Rig.launch("menus")
    app.buttons["actions"].tap()
    app.buttons[title].tap()
    #expect(app.seen == "menu \(title)")
    #expect(!app.buttons[title].exists)
  }

  @Test func `a submenu replaces its menu`() {
    let app = Rig.launch("menus")
    app.buttons["actions"].tap()
    app.buttons["Share"].tap()
    app.buttons["Mail"].tap()
    #expect(app.seen == "menu Mail")
  }

  @Test func `one of the sort orders is selected`() {
    let app = Rig.launch("menus")
    app.navigationBars.buttons["Sort"].tap()
    #expect(app.buttons["By name"].isSelected)
    app.buttons["By date"].tap()
    #expect(app.seen == "menu By date")
    app.navigationBars.buttons["Sort"].tap()
    #expect(app.buttons["By date"].isSelected)
  }

  @Test func `a long press opens a menu`() {
    let app = Rig.launch("menus")
    app.staticTexts["letter"].press(forDuration: 1)
    app.buttons["Burn"].tap()
    #expect(app.seen == "menu Burn")
  }

  @Test func `keys trigger key commands`() {
    let app = Rig.launch("keyCommands")
    app.typeKey("n", modifierFlags: .command)
    #expect(app.seen == "key New")
    app.typeKey("n", modifierFlags: [.command, .shift])
    #expect(app.seen == "key New Window")
    app.typeKey(.upArrow, modifierFlags: [])
    #expect(app.seen == "key Up")
  }
}
