import Foundation
import Testing
import XCUIAutomation

/// Programs that the distribution has, unchanged.
///
/// Each test is left out, with the name of the package, where its program isn't installed.
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

  @Test(.enabled(if: has("nano"), "install the package nano"))
  func `nano writes what is typed`() throws {
    let file = try makeFile("one\n")
    defer { try? FileManager.default.removeItem(at: file) }
    let app = launch("nano", ["--ignorercfiles", file.path])
    #expect(app.staticTexts["one"].exists)
    app.typeText("zero ")
    #expect(app.staticTexts["zero one"].exists)
    app.typeKey("o", modifierFlags: .control)
    app.typeKey(.return, modifierFlags: [])
    #expect(try String(contentsOf: file, encoding: .utf8) == "zero one\n")
  }

  @Test(.enabled(if: has("less"), "install the package less"))
  func `less scrolls and searches`() throws {
    let file = try makeFile((1...100).map { "line \($0)" }.joined(separator: "\n"))
    defer { try? FileManager.default.removeItem(at: file) }
    let app = launch("less", [file.path])
    #expect(app.staticTexts["line 1"].exists)
    app.typeText("/line 77\n")
    #expect(app.staticTexts["line 77"].waitForExistence(timeout: 30))
    #expect(!app.staticTexts["line 1"].exists)
  }

  @Test(.enabled(if: has("dialog"), "install the package dialog"))
  func `dialog has buttons`() {
    let app = launch("dialog", ["--yesno", "Go on?", "8", "40"])
    #expect(app.staticTexts["Go on?"].exists)
    #expect(app.buttons["Yes"].exists)
    app.typeKey(.rightArrow, modifierFlags: [])
    #expect(app.buttons["No"].exists)
  }

  @Test(.enabled(if: has("vim"), "install the package vim"))
  func `vim edits`() throws {
    let file = try makeFile("one\ntwo\n")
    defer { try? FileManager.default.removeItem(at: file) }
    let app = launch("vim", ["-u", "NONE", "-N", "-i", "NONE", file.path])
    app.typeText("ddAtwo and a half")
    app.typeKey(.escape, modifierFlags: [])
    #expect(app.staticTexts["twotwo and a half"].waitForExistence(timeout: 30))
    #expect(!app.staticTexts["one"].exists)
  }

  @Test(.enabled(if: has("htop"), "install the package htop"))
  func `htop shows its keys`() {
    let app = launch("htop", [])
    #expect(
      app.staticTexts.matching(NSPredicate(format: "label CONTAINS 'Tasks'")).firstMatch
        .waitForExistence(timeout: 30))
    app.typeKey(.F1, modifierFlags: [])
    #expect(
      app.staticTexts.matching(NSPredicate(format: "label CONTAINS 'htop'")).firstMatch
        .waitForExistence(timeout: 30))
  }

  @Test(.enabled(if: has("mc"), "install the package mc"))
  func `mc opens its help`() {
    let app = launch("mc", ["--nosubshell", "--colors=default"])
    #expect(app.staticTexts["Help"].waitForExistence(timeout: 30))
    app.typeKey(.F9, modifierFlags: [])
    #expect(app.staticTexts["Left"].exists)
  }
}
