import Foundation
import Testing
import XCUIAutomation

/// The prompt of `understudy repl` in a terminal.
@Suite struct `The prompt on an app` {
  private static let programs = Bundle.main.bundleURL

  @Test func `Tab completes names on the screen, and the arrow keys recall lines`() {
    let app = XCUIApplication(terminal: Self.programs.appendingPathComponent("understudy"))
    app.launchArguments = ["repl", "LoginApp"]
    app.launch()
    #expect(app.shows("LoginApp>", timeout: 30))
    app.typeText("I type \"Ada\" into the text f\t")
    #expect(app.shows("into the text field \"Username\"", timeout: 30))
    app.typeText("\n")
    // The tab is for the prompt, not for the step that runs before it.
    #expect(app.shows("LoginApp>", count: 2, timeout: 30))
    app.typeText("the button \"L\t")
    #expect(app.shows("> the button \"Login\"", timeout: 30))
    app.typeText(" is disabled\n")
    #expect(app.shows("error: ", timeout: 30))
    app.typeKey(.upArrow, modifierFlags: [])
    #expect(app.shows("> the button \"Login\" is disabled", count: 2, timeout: 30))
    app.typeKey("u", modifierFlags: .control)
    app.typeText("quit\n")
    #expect(app.wait(for: .notRunning, timeout: 30))
  }
}

extension XCUIApplication {
  /// Waits for rows of the terminal that contain a text.
  fileprivate func shows(_ text: String, count: Int = 1, timeout: TimeInterval) -> Bool {
    let rows = otherElements.matching(NSPredicate(format: "value CONTAINS %@", text))
    return rows.element(boundBy: count - 1).waitForExistence(timeout: timeout)
  }
}
