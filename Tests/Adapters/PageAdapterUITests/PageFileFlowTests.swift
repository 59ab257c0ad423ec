import Foundation
import Testing
import XCUIAutomation

/// Pages that read files and download files.
@Suite(.enabled(if: PageBrowser.isInstalled, "\(PageBrowser.advice)"))
struct PageFileFlowTests {
  @Test func `a file chooser is a dialog with a field for the path`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("a b.txt")
      try Data("hello".utf8).write(to: file)
      let app = launch()
      app.buttons["one"].tap()
      let dialog = app.dialogs["Choose a file to upload"]
      #expect(dialog.exists)
      dialog.textFields.element.typeText(folder.appendingPathComponent("a.txt").path)
      dialog.buttons["Open"].tap()
      let missing = app.dialogs.element
      #expect(missing.label.hasPrefix("There is no file "))
      missing.textFields.element.typeText(
        String(repeating: XCUIKeyboardKey.delete.rawValue, count: 4) + " b.txt\n")
      #expect(!app.dialogs.element.exists)
      // Reading the file takes the page some real time.
      #expect(app.staticTexts["log"].wait(for: \.label, toEqual: "a b.txt: hello", timeout: 10))
    }
  }

  @Test func `several files are named in quotation marks, and none by cancelling`() throws {
    try withFolder { folder in
      let files = ["1", "2"].map { folder.appendingPathComponent($0) }
      for file in files { try Data(file.lastPathComponent.utf8).write(to: file) }
      let app = launch()
      app.buttons["several"].tap()
      app.dialogs.element.buttons["Cancel"].tap()
      #expect(app.staticTexts["log"].label == "ready")
      app.buttons["several"].tap()
      app.dialogs.textFields.element.typeText(
        files.map { "\"\($0.path)\"" }.joined(separator: " "))
      app.dialogs.buttons["Open"].tap()
      #expect(app.staticTexts["log"].wait(for: \.label, toEqual: "1: 1, 2: 2", timeout: 10))
    }
  }

  @Test func `a download is a file in the folder that the launch names`() throws {
    try withFolder { folder in
      let app = launch(["-ui-testing.page.downloads", folder.path])
      app.links["save"].tap()
      #expect(app.staticTexts["log"].exists)
      let file = folder.appendingPathComponent("notes.txt")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == "some notes")
    }
  }

  private func launch(_ arguments: [String] = []) -> XCUIApplication {
    let app = XCUIApplication(url: PageBrowser.pages.appendingPathComponent("files.html"))
    app.launchArguments = ["-ui-testing", "YES"] + arguments
    app.launch()
    return app
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
