import Foundation
import Testing
import XCUIAutomation

/// Unchanged programs with windows from the distribution, each with a flow and a failure.
///
/// A test is skipped, with the name of the package, if its program isn't installed.
@Suite(.enabled(if: DesktopTools.isInstalled, "\(DesktopTools.advice)"))
struct `Programs with windows` {
  private static func has(_ name: String) -> Bool { DesktopTools.has(name) }

  /// Returns the text of the failure that a step must cause.
  private func failure(_ body: () throws -> Void) -> String {
    let error = #expect(throws: XCUIAutomationError.self) { try attempting(body) }
    return error.map { "\($0)" } ?? ""
  }

  @Test(.enabled(if: has("galculator"), "install the package galculator"))
  func `galculator multiplies, opens its menus and quits`() {
    let app = DesktopTools.launch("galculator")
    for key in ["7", "*", "6", "="] { app.toggles[key].tap() }
    #expect(app.descendants(matching: .any)["42"].firstMatch.exists)
    let text = failure { app.toggles["sinh"].tap() }
    #expect(text.contains("No matches found") && text.contains("toggles"), "\(text)")
    app.menus["File"].tap()
    app.menuItems["Quit"].tap()
    #expect(app.wait(for: .notRunning, timeout: 30))
  }

  @Test(.enabled(if: has("zenity"), "install the package zenity"))
  func `zenity takes a text, and ends when it is cancelled`() {
    let app = DesktopTools.launch("zenity", ["--entry", "--title=Plums", "--text=How many?"])
    #expect(app.dialogs["Plums"].staticTexts["How many?"].exists)
    app.textFields.firstMatch.typeText("12")
    #expect(app.textFields.firstMatch.value as? String == "12")
    let text = failure { app.buttons["Okay"].tap() }
    #expect(text.contains("Button, label: 'OK'"), "\(text)")
    app.buttons["Cancel"].tap()
    #expect(app.wait(for: .notRunning, timeout: 30))
  }

  @Test(
    .enabled(if: has("zenity"), "install the package zenity"),
    arguments: [(5, 0.75), (5, 0.2), (50, 1), (40, 0.33), (0, 0.75), (3, 0.2), (100, 0.5), (95, 0)])
  func `zenity's scale can be set, though it doesn't report its track`(
    start: Int, position: CGFloat
  ) {
    let app = DesktopTools.launch("zenity", ["--scale", "--text=Plums", "--value=\(start)"])
    app.sliders.firstMatch.adjust(toNormalizedSliderPosition: position)
    #expect("\(app.sliders.firstMatch.value ?? "")" == "\((position * 100).rounded())")
    #expect(abs(app.sliders.firstMatch.normalizedSliderPosition - position) < 0.005)
  }

  @Test(.enabled(if: has("zenity"), "install the package zenity"))
  func `zenity's five minutes pass at once on a virtual clock`() {
    let app = DesktopTools.launch(
      "zenity", ["--info", "--text=Wait", "--timeout=300", "-ui-testing.clock", "virtual"])
    #expect(app.staticTexts["Wait"].exists)
    #expect(!app.staticTexts["Wait"].waitForNonExistence(timeout: 290))
    // The app's time passes, but no real time.
    sleep(20)
    #expect(app.wait(for: .notRunning, timeout: 30))
  }

  @Test(.enabled(if: has("mousepad"), "install the package mousepad"))
  func `mousepad edits, asks before it closes, and saves`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("plums.txt")
    try "one\n".write(to: file, atomically: true, encoding: .utf8)
    let app = DesktopTools.launch("mousepad", ["--disable-server", file.path])
    let text = app.textViews.firstMatch
    #expect(text.value as? String == "one\n")
    text.typeText("zero ")
    #expect(text.value as? String == "zero one\n")
    app.typeKey("w", modifierFlags: .control)
    let failure = failure { app.buttons["Do it"].tap() }
    #expect(failure.contains("Cancel"), "\(failure)")
    app.buttons["Save"].tap()
    #expect(app.wait(for: .notRunning, timeout: 30))
    #expect(try String(contentsOf: file, encoding: .utf8) == "zero one\n")
  }

  @Test(.enabled(if: has("featherpad"), "install the package featherpad"))
  func `featherpad, which is made with Qt, edits and finds`() {
    let app = DesktopTools.launch("featherpad", ["--standalone"])
    let text = app.textViews.firstMatch
    text.typeText("plums and pears")
    #expect(text.value as? String == "plums and pears")
    let failure = failure { app.buttons["Shred"].tap() }
    #expect(failure.contains("No matches found"), "\(failure)")
    app.textFields["Search..."].tap()
    app.typeText("pears\n")
    #expect(app.textFields["Search..."].firstMatch.value as? String == "pears")
    app.menuItems["Help"].tap()
    #expect(app.menuItems["About"].waitForExistence(timeout: 30))
  }

  @Test(.enabled(if: has("featherpad"), "install the package featherpad"))
  func `featherpad opens a tab, whose contents Qt doesn't announce`() {
    let app = DesktopTools.launch("featherpad", ["--standalone"])
    app.textViews.firstMatch.typeText("plums")
    app.typeKey("n", modifierFlags: .control)
    #expect(app.tabs.element(boundBy: 1).waitForExistence(timeout: 5))
    app.textViews.firstMatch.typeText("pears")
    #expect(app.textViews.firstMatch.value as? String == "pears")
  }

  @Test(.enabled(if: has("featherpad"), "install the package featherpad"))
  func `featherpad asks before it quits, in a dialog that Qt doesn't announce`() {
    let app = DesktopTools.launch("featherpad", ["--standalone"])
    app.textViews.firstMatch.typeText("plums")
    app.typeKey("q", modifierFlags: .control)
    let dialog = app.alerts.firstMatch
    #expect(dialog.buttons["Discard changes"].waitForExistence(timeout: 5))
    // The window behind takes no clicks, though most of it is visible.
    let failure = failure { app.textViews.firstMatch.tap() }
    #expect(failure.contains("Alert"), "\(failure)")
    dialog.buttons["Cancel"].tap()
    #expect(dialog.waitForNonExistence(timeout: 5))
    app.typeKey("q", modifierFlags: .control)
    // This is a new dialog.
    dialog.buttons["Discard changes"].tap()
    #expect(app.wait(for: .notRunning, timeout: 30))
  }

  @Test(
    .enabled(if: has("soffice"), "install the packages libreoffice-writer and libreoffice-gtk3"))
  func `LibreOffice Writer saves a document with its dialog`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = XCUIApplication(desktop: URL(fileURLWithPath: "/usr/bin/soffice"))
    app.launchArguments = [
      "--writer", "--norestore", "--nologo", "-ui-testing.screen", "1280x1024",
    ]
    app.launchEnvironment["HOME"] = folder.path
    app.launch()
    app.typeText("Plums and pears")
    app.typeKey("s", modifierFlags: .control)
    let dialog = app.dialogs["Save"]
    #expect(dialog.waitForExistence(timeout: 30))
    let text = failure { dialog.buttons["Keep"].tap() }
    #expect(text.contains("Button, label: 'Save'"), "\(text)")
    let name = dialog.textFields.firstMatch
    // The dialog exists before its contents have frames.
    #expect(name.wait(for: \.isHittable, toEqual: true, timeout: 30))
    name.tap()
    name.typeKey("a", modifierFlags: .control)
    // After each key the dialog searches the folder typed so far, which takes seconds in a folder with many
    // files, such as /tmp.
    name.typeText("~/plums.odt")
    dialog.buttons["Save"].tap()
    #expect(dialog.waitForNonExistence(timeout: 30))
    let title = NSPredicate(format: "label BEGINSWITH 'plums'")
    #expect(app.windows.matching(title).firstMatch.waitForExistence(timeout: 30))
    let file = try Data(contentsOf: folder.appendingPathComponent("plums.odt"))
    #expect(file.starts(with: Array("PK".utf8)))
    // A LibreOffice that is killed leaves a socket in /tmp.
    app.typeKey("q", modifierFlags: .control)
    #expect(app.wait(for: .notRunning, timeout: 30))
  }

  @Test(.enabled(if: has("gnome-calculator"), "install the package gnome-calculator"))
  func `GNOME's calculator is found by its identifier, and calculates`() {
    let app = XCUIApplication(bundleIdentifier: "org.gnome.Calculator")
    app.launch()
    for key in ["6", "×", "7", "="] { app.buttons[key].firstMatch.tap() }
    let result = app.descendants(matching: .any).matching(
      NSPredicate(format: "value CONTAINS %@ OR label CONTAINS %@", "42", "42"))
    #expect(result.firstMatch.waitForExistence(timeout: 30))
    let text = failure { app.buttons["Divide by zero"].tap() }
    #expect(text.contains("No matches found"), "\(text)")
    // The calculator's menus are popovers, which lie in front of the elements after them in the tree.
    app.buttons["Basic"].firstMatch.tap()
    app.menuItems["Advanced"].tap()
    #expect(app.menuItems["Advanced"].waitForNonExistence(timeout: 30))
    // A button is named after the text in it, and its program doesn't report when that changes.
    #expect(app.buttons["Advanced"].exists && !app.buttons["Basic"].exists)
    app.typeKey("b", modifierFlags: [.control, .option])
    #expect(app.buttons["Basic"].waitForExistence(timeout: 30))
  }
}
