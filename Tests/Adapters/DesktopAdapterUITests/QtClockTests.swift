import Foundation
import Testing
import XCUIAutomation

/// Virtual time in a program made with Qt.
@Suite(
  .enabled(if: DesktopTools.isInstalled, "\(DesktopTools.advice)"),
  .enabled(if: DesktopTools.hasPythonQt, "install the package python3-pyqt5"))
struct `Virtual time in Qt` {
  private static let program = DesktopTools.root.appendingPathComponent("Fixtures/Desktop/timer.py")

  /// Qt waits in GLib's main loop, or in its own without GLib.
  @Test(arguments: ["0", "1"], ["Timer", "Exact timer", "Thread"])
  func `half a minute passes only when the test waits`(
    withoutGLib: String, button: String
  ) {
    let app = XCUIApplication(desktop: Self.program)
    app.launchArguments = ["-ui-testing.clock", "virtual"]
    if withoutGLib == "1" { app.launchEnvironment = ["QT_NO_GLIB": "1"] }
    app.launch()
    app.buttons[button].tap()
    #expect(app.staticTexts["Please wait"].exists)
    // Qt's timers are up to a twentieth early or late, unless they are exact ones.
    #expect(!app.staticTexts["30 seconds"].waitForExistence(timeout: 28))
    #expect(app.staticTexts["Please wait"].exists)
    #expect(app.staticTexts["30 seconds"].waitForExistence(timeout: 4))
  }
}
