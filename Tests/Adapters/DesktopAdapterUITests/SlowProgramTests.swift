import Foundation
import Testing
import XCUIAutomation

/// A slow program, which is waited for without explicit waits in the test.
@Suite(
  .enabled(if: DesktopTools.isInstalled, "\(DesktopTools.advice)"),
  .enabled(if: DesktopTools.hasPythonGTK, "install the packages python3-gi and gir1.2-gtk-3.0"))
struct `A slow program with a window` {
  @Test func `receives all of a typed text, though it pauses at each key`() {
    let program = DesktopTools.root.appendingPathComponent("Fixtures/Desktop/slow.py")
    let app = XCUIApplication(desktop: program)
    app.launch()
    let field = app.textFields["Name"]
    field.typeText("plums and pears")
    #expect(field.value as? String == "plums and pears")
  }
}
