import Foundation
import Testing
import XCUIAutomation

/// Pages whose requests are answered from recordings.
@Suite(.enabled(if: PageBrowser.isInstalled, "\(PageBrowser.advice)"))
struct PageNetworkFlowTests {
  @Test func `a site comes from a recording, with its service at another host`() throws {
    try withSite { recording in
      let app = launch(["-stubs", recording])
      #expect(app.staticTexts["items"].label == "Apple, Pear")
      app.buttons["Send"].tap()
      #expect(app.staticTexts["sent"].label == "201 stored")
      app.buttons["Send"].tap()
      #expect(app.staticTexts["sent"].label == "409 twice")
    }
  }

  @Test func `a request without a stub is refused, and the log names the nearest one`() throws {
    try withSite { recording in
      let app = launch(["-stubs", recording])
      app.buttons["Miss"].tap()
      #expect(app.staticTexts["sent"].label == "TypeError")
      let error = try #require(throws: XCUIAutomationError.self) {
        try attempting { app.buttons["Fail"].tap() }
      }
      #expect("\(error)".contains("GET https://api.test/item was refused"))
      #expect("\(error)".contains("https://api.test/items"))
      #expect("\(error)".contains("-stubs FILE"))
    }
  }

  @Test func `cookies and storage are those of the launch`() throws {
    try withSite { recording in
      let state = recording + ".state"
      try Data(
        """
        {"cookies": [{"name": "user", "value": "ada", "domain": "app.test", "path": "/",
        "expires": -1, "httpOnly": false, "secure": true, "sameSite": "Lax"}],
        "origins": [{"origin": "https://app.test",
        "localStorage": [{"name": "theme", "value": "dark \\"blue\\""}]}]}
        """.utf8
      ).write(to: URL(fileURLWithPath: state))
      let app = launch(["-stubs", recording, "-ui-testing.page.state", state])
      #expect(app.staticTexts["state"].label == "user=ada, dark \"blue\"")
      let other = launch(["-stubs", recording])
      #expect(other.staticTexts["state"].label == "no cookie, no theme")
    }
  }

  private func launch(_ arguments: [String]) -> XCUIApplication {
    let app = XCUIApplication(url: PageBrowser.site)
    app.launchArguments = ["-ui-testing", "YES"] + arguments
    app.launch()
    return app
  }

  /// Writes a recording of a small site.
  private func withSite(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("site.har")
    let page = try String(
      contentsOf: PageBrowser.pages.appendingPathComponent("site.html"), encoding: .utf8)
    let entries = [
      entry("GET", "https://app.test/?ui-testing=YES", 200, page, "text/html"),
      entry("GET", "https://api.test/items", 200, #"["Apple", "Pear"]"#, "application/json"),
      entry("POST", "https://api.test/items", 201, "stored", "text/plain", sent: #"{"a":1}"#),
      entry("POST", "https://api.test/items", 409, "twice", "text/plain", sent: #"{"a":1}"#),
    ]
    let log: [String: Any] = ["version": "1.2", "entries": entries]
    try JSONSerialization.data(withJSONObject: ["log": log]).write(to: file)
    try body(file.path)
  }

  private func entry(
    _ method: String, _ url: String, _ status: Int, _ text: String, _ type: String,
    sent: String? = nil
  ) -> [String: Any] {
    var request: [String: Any] = ["method": method, "url": url, "headers": [String]()]
    if let sent { request["postData"] = ["mimeType": "application/json", "text": sent] }
    return [
      "request": request,
      "response": [
        "status": status, "headers": [["name": "Content-Type", "value": type]],
        "content": ["mimeType": type, "text": text],
      ] as [String: Any],
    ]
  }
}
