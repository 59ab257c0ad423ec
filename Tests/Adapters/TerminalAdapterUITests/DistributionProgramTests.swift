import Foundation
import Testing
import XCUIAutomation

/// Unchanged programs from the distribution.
///
/// A test is skipped, with the name of the package, if its program isn't installed.
@Suite struct `Programs of the distribution` {
  private static func has(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)")
  }

  private func launch(_ name: String, _ arguments: [String]) -> XCUIApplication {
    let app = XCUIApplication(terminal: URL(fileURLWithPath: "/usr/bin/\(name)"))
    app.launchArguments = arguments
    app.launch()
    return app
  }

  private func makeFile(_ text: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString + ".txt")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  private func text(containing part: String, in app: XCUIApplication) -> XCUIElement {
    app.staticTexts.matching(NSPredicate(format: "label CONTAINS %@", part)).firstMatch
  }

  @Test(.enabled(if: has("nano"), "install the package nano"))
  func `nano edits, searches, saves and quits`() throws {
    let file = try makeFile("one\ntwo\nthree\n")
    defer { try? FileManager.default.removeItem(at: file) }
    let app = launch("nano", ["--ignorercfiles", file.path])
    #expect(app.staticTexts["one"].exists)
    app.typeText("zero ")
    #expect(app.staticTexts["zero one"].exists)
    #expect(app.staticTexts["Modified"].isSelected)
    app.typeKey("w", modifierFlags: .control)
    app.typeText("three\n")
    app.typeKey("k", modifierFlags: .control)
    #expect(!app.staticTexts["three"].exists)
    app.typeKey("o", modifierFlags: .control)
    app.typeKey(.return, modifierFlags: [])
    #expect(try String(contentsOf: file, encoding: .utf8) == "zero one\ntwo\n")
    app.typeKey("x", modifierFlags: .control)
    #expect(app.wait(for: .notRunning, timeout: 30))
  }

  @Test(.enabled(if: has("less"), "install the package less"))
  func `less scrolls, searches and quits`() throws {
    let file = try makeFile((1...100).map { "line \($0)" }.joined(separator: "\n"))
    defer { try? FileManager.default.removeItem(at: file) }
    let app = launch("less", [file.path])
    #expect(app.staticTexts["line 1"].exists && !app.staticTexts["line 24"].exists)
    app.typeText(" ")
    #expect(app.staticTexts["line 24"].exists && !app.staticTexts["line 1"].exists)
    app.typeText("/line 77\n")
    #expect(app.staticTexts["line 77"].isSelected)
    app.typeText("G")
    #expect(app.staticTexts["line 100"].exists)
    #expect(app.staticTexts["(END)"].isSelected)
    app.typeText("q")
    #expect(app.wait(for: .notRunning, timeout: 30))
  }

  @Test(.enabled(if: has("dialog"), "install the package dialog"))
  func `dialog has buttons that are pressed with keys or with the mouse`() {
    let app = launch("dialog", ["--yesno", "Go on?", "8", "40"])
    #expect(app.staticTexts["Go on?"].exists)
    let (yes, no) = (app.buttons["Yes"], app.buttons["No"])
    #expect(yes.value(forKey: "hasKeyboardFocus") as? Bool == true)
    app.typeKey(.rightArrow, modifierFlags: [])
    #expect(no.value(forKey: "hasKeyboardFocus") as? Bool == true)
    yes.tap()
    #expect(app.wait(for: .notRunning, timeout: 30))
  }

  @Test(.enabled(if: has("dialog"), "install the package dialog"))
  func `dialog takes a choice from a menu`() {
    let items = ["a", "Apple", "b", "Banana", "c", "Cherry"]
    let app = launch("dialog", ["--menu", "Pick one", "12", "40", "4"] + items)
    #expect(app.buttons.allElementsBoundByIndex.map(\.label) == ["OK", "Cancel"])
    let before = app.staticTexts["Banana"].value as? String
    app.typeKey(.downArrow, modifierFlags: [])
    #expect(app.staticTexts["Banana"].value as? String != before)
    #expect(app.staticTexts["Apple"].value as? String == before)
    app.buttons["Cancel"].tap()
    #expect(app.wait(for: .notRunning, timeout: 30))
  }

  @Test(.enabled(if: has("vim"), "install the package vim"))
  func `vim edits, undoes and saves`() throws {
    let file = try makeFile("one\ntwo\n")
    defer { try? FileManager.default.removeItem(at: file) }
    let app = launch("vim", ["-u", "NONE", "-N", "-i", "NONE", file.path])
    app.typeText("ddA and a half")
    app.typeKey(.escape, modifierFlags: [])
    #expect(app.staticTexts["two and a half"].waitForExistence(timeout: 30))
    #expect(!app.staticTexts["one"].exists)
    app.typeText("yyp")
    #expect(app.staticTexts.matching(identifier: "two and a half").count == 2)
    app.typeText("u")
    #expect(app.staticTexts.matching(identifier: "two and a half").count == 1)
    app.typeText(":wq\n")
    #expect(app.wait(for: .notRunning, timeout: 30))
    #expect(try String(contentsOf: file, encoding: .utf8) == "two and a half\n")
  }

  @Test(.enabled(if: has("htop"), "install the package htop"))
  func `htop finds a process and shows its help`() {
    let app = launch("htop", [])
    #expect(text(containing: "Tasks", in: app).waitForExistence(timeout: 30))
    app.typeKey(.F3, modifierFlags: [])
    #expect(app.staticTexts["Search:"].waitForExistence(timeout: 30))
    app.typeText("no such process")
    #expect(text(containing: "no such process", in: app).waitForExistence(timeout: 30))
    app.typeKey(.escape, modifierFlags: [])
    #expect(app.staticTexts["Search:"].waitForNonExistence(timeout: 30))
    app.typeKey(.F1, modifierFlags: [])
    #expect(text(containing: "Released under the GNU GPL", in: app).waitForExistence(timeout: 30))
    app.typeText("q")
    #expect(text(containing: "Tasks", in: app).waitForExistence(timeout: 30))
    app.typeKey(.F10, modifierFlags: [])
    #expect(app.wait(for: .notRunning, timeout: 30))
  }

  @Test(.enabled(if: has("mc"), "install the package mc"))
  func `mc makes a folder, opens its menu and quits`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = launch("mc", ["--nosubshell", folder.path, folder.path])
    #expect(app.staticTexts["Mkdir"].waitForExistence(timeout: 30))
    app.typeKey(.F7, modifierFlags: [])
    #expect(app.buttons["Cancel"].waitForExistence(timeout: 30))
    app.typeText("plums\n")
    #expect(app.staticTexts["/plums"].firstMatch.waitForExistence(timeout: 30))
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("plums").path))
    app.typeKey(.F9, modifierFlags: [])
    #expect(app.staticTexts["Left"].exists && app.staticTexts["Command"].exists)
    app.staticTexts["Command"].tap()
    #expect(app.staticTexts["Find file"].waitForExistence(timeout: 30))
    app.typeKey(.escape, modifierFlags: [])
    #expect(!app.staticTexts["Find file"].exists)
    app.typeKey(.F10, modifierFlags: [])
    #expect(app.wait(for: .notRunning, timeout: 30))
  }
}
