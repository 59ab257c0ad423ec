import Foundation
import Testing
import XCUIAutomation

/// Browsers, servers and pages that fail: one clear failure each, which doesn't affect the next launch.
@Suite(.enabled(if: PageBrowser.isInstalled, "\(PageBrowser.advice)"))
struct PageFailureFlowTests {
  @Test(arguments: [
    ("/proc/none", "which isn't an executable program"),
    ("/proc", "which isn't an executable program"),
    ("/bin/ls", "The browser /bin/ls didn't open a page: it exited or didn't respond"),
  ])
  func `a launch without a browser fails with the reason`(path: String, text: String) throws {
    let app = XCUIApplication(url: PageBrowser.pages.appendingPathComponent("device.html"))
    app.launchEnvironment = ["UNDERSTUDY_CHROMIUM": path]
    let report = try failure { app.launch() }
    #expect(report.contains(text))
    expectThatPagesOpen()
  }

  @Test func `a browser that is killed is one failure`() throws {
    // A unique flag gives the launch a browser that no other test uses.
    let mark = "--user-agent=killed-\(UUID().uuidString)"
    let app = launch([mark])
    let browser = try #require(try PageProcesses.browser(with: mark))
    kill(browser, SIGKILL)
    let report = try failure { app.buttons["locate"].tap() }
    #expect(report.contains("The browser has ended"))
    expectThatPagesOpen()
  }

  @Test func `a stopped browser is named in the failure`() throws {
    let mark = "--user-agent=stopped-\(UUID().uuidString)"
    let app = launch([mark])
    kill(try #require(try PageProcesses.browser(with: mark)), SIGSTOP)
    let report = try failure { app.buttons["locate"].tap() }
    #expect(report.contains("The browser has been stopped, as by SIGSTOP"), "\(report)")
    expectThatPagesOpen()
  }

  @Test func `a page that hangs is one failure`() throws {
    let app = launch(["-ui-testing.page.limit", "1"])
    let text = try failure { app.buttons["hang"].tap() }
    #expect(text.contains("The page has not answered within 1 s"))
    expectThatPagesOpen()
  }

  @Test func `a page that shows alerts endlessly can be terminated`() {
    let app = launch()
    app.buttons["ask"].tap()
    for _ in 0..<3 { app.alerts["Again"].buttons["OK"].tap() }
    #expect(app.alerts["Again"].exists)
    app.terminate()
    expectThatPagesOpen()
  }

  @Test func `an error between two calls of the test is a crash`() throws {
    let app = launch()
    app.buttons["later"].tap()
    let text = try failure { _ = app.buttons["nothing"].waitForExistence(timeout: 5) }
    #expect(text.contains("crashed"))
    #expect(text.contains("Error: late"))
  }

  @Test func `a server that never answers or refuses fails the launch`() throws {
    let server = try SilentServer()
    let app = XCUIApplication(url: server.url)
    app.launchArguments = ["-ui-testing", "YES", "-ui-testing.page.limit", "1"]
    let report = try failure { app.launch() }
    #expect(report.contains("has not answered within 1 s"))
    server.close()
    let refusal = try failure { app.launch() }
    #expect(
      refusal.contains(
        "the server refuses connections; is it running? (net::ERR_CONNECTION_REFUSED)"
      ))
    expectThatPagesOpen()
  }

  @Test(arguments: [
    "<script>location.reload()</script>", "<meta http-equiv=refresh content=0>",
    "<body onload='location.reload()'>",
  ])
  func `a page that reloads without end is one failure`(text: String) throws {
    let file = try file(with: text)
    defer { try? FileManager.default.removeItem(at: file) }
    let app = XCUIApplication(url: file)
    // Enough time for a second load on a busy machine.
    app.launchArguments = ["-ui-testing", "YES", "-ui-testing.page.limit", "3"]
    let report = try failure { app.launch() }
    #expect(report.contains("reloads without end: it has replaced itself again and again for 3 s"))
    expectThatPagesOpen()
  }

  @Test func `a page that begins to reload without end is one failure`() throws {
    let app = launch(["-ui-testing.page.limit", "1"])
    let file = try file(with: "<body onload='location.reload()'>")
    defer { try? FileManager.default.removeItem(at: file) }
    let report = try failure { app.open(file) }
    #expect(report.contains("reloads without end") && !report.contains("pageReloads"), "\(report)")
    expectThatPagesOpen()
  }

  @Test(arguments: [
    "<script>location = '$NEXT'</script>", "<meta http-equiv=refresh content='0; url=$NEXT'>",
    "<body onload='location.replace(\"$NEXT\")'>",
    "<script>onload = () => document.querySelector('a').click()</script><a href='$NEXT'>on</a>",
  ])
  func `a page that redirects is open when the last page is`(text: String) throws {
    let last = try file(with: "<p>the last")
    let next = try file(with: "<script>location = '\(last.absoluteString)'</script>")
    let first = try file(with: text.replacingOccurrences(of: "$NEXT", with: next.absoluteString))
    defer {
      for file in [first, next, last] { try? FileManager.default.removeItem(at: file) }
    }
    let app = XCUIApplication(url: first)
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    #expect(app.staticTexts["the last"].exists)
    let other = launch()
    other.open(first)
    #expect(other.staticTexts["the last"].exists)
  }

  @Test(arguments: [
    "onload = () => location = '/next'",
    "onload = () => setTimeout(() => location = '/next')",
    "onload = () => requestAnimationFrame(() => location = '/next')",
  ])
  func `a page that redirects to a slow server is open when its page is`(script: String) throws {
    let server = try LateServer(delay: 0.3) { path in
      path == "/" ? "<script>\(script)</script>" : "<p>at \(path)"
    }
    defer { server.close() }
    let app = XCUIApplication(url: try #require(URL(string: server.address + "/")))
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    #expect(server.answeredPaths.contains("/next"))
    #expect(app.staticTexts["at /next"].exists)
  }

  @Test func `a page that leads to a download is open`() throws {
    let archive = try file(with: "PK", as: "zip")
    let page = try file(
      with: "<p>here<script>onload = () => location = '\(archive.absoluteString)'</script>")
    defer { for file in [archive, page] { try? FileManager.default.removeItem(at: file) } }
    let app = XCUIApplication(url: page)
    app.launchArguments = ["-ui-testing", "YES", "-ui-testing.page.limit", "3600"]
    app.launch()
    #expect(app.staticTexts["here"].exists)
  }

  private func file(with text: String, as type: String = "html") throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(UUID().uuidString).\(type)")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  @Test func `a URL that can't be opened is refused with the reason`() throws {
    let app = launch()
    let report = try failure { app.open(PageBrowser.pages.appendingPathComponent("none.html")) }
    #expect(
      report.contains("can't be opened: the file doesn't exist (net::ERR_FILE_NOT_FOUND)")
        && !report.contains("pageRefused"), "\(report)")
  }

  @Test(arguments: [
    ("http://", "“http://” names no server"),
    ("http://127.0.0.1:99999/", "port 99999 is out of range (1 to 65535)"),
  ])
  func `an invalid URL fails the launch at once`(url: String, text: String) throws {
    let app = XCUIApplication(url: try #require(URL(string: url)))
    let report = try failure { app.launch() }
    #expect(report.contains(text))
    let page = launch(["-ui-testing.page.limit", "3600"])
    let second = try failure { page.open(try #require(URL(string: url))) }
    #expect(second.contains(text))
  }

  @Test(arguments: [
    (["-ui-testing.page.limt", "1"], "Did you mean -ui-testing.page.limit?"),
    (["-ui-testing.page.permissions", "teleport"], "takes geolocation, notifications"),
    (["-ui-testing.clock", "real"], "a page's time can't be real"),
    (["-ui-testing.screen", "huge"], "“huge” isn't a value of -ui-testing.screen"),
    (["-stubs", "/nonexistent.har"], "/nonexistent.har"),
    (["-ui-testing.page.state", "/nonexistent.json"], "/nonexistent.json"),
    (["-ui-testing.page.downloads", "/proc/nonexistent"], "/proc/nonexistent can't be the folder"),
    (["-ui-testing.page.downloads", "/etc/hostname"], "it is a file"),
  ])
  func `an argument that can't be used fails the launch`(
    arguments: [String], text: String
  ) throws {
    let app = XCUIApplication(url: PageBrowser.pages.appendingPathComponent("device.html"))
    app.launchArguments = arguments
    let report = try failure { app.launch() }
    #expect(report.contains(text))
  }

  @Test func `thousands of elements are read, and the removal of one is noticed`() {
    let app = XCUIApplication(url: PageBrowser.pages.appendingPathComponent("rig.html"))
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()
    app.buttons["many"].tap()
    #expect(app.staticTexts["Item 2999"].exists)
    app.buttons["rm"].tap()
    #expect(!app.buttons["gone"].exists)
  }

  @Test func `a page with more elements than can be read in time is one failure`() throws {
    let app = XCUIApplication(url: PageBrowser.pages.appendingPathComponent("rig.html"))
    app.launchArguments = ["-ui-testing", "YES", "-ui-testing.page.limit", "1"]
    app.launch()
    let report = try failure { app.buttons["big"].tap() }
    #expect(report.contains("or it has too many elements"))
    expectThatPagesOpen()
  }

  private func launch(_ arguments: [String] = []) -> XCUIApplication {
    let app = XCUIApplication(url: PageBrowser.pages.appendingPathComponent("device.html"))
    app.launchArguments = ["-ui-testing", "YES"] + arguments
    app.launch()
    return app
  }

  private func expectThatPagesOpen() {
    #expect(launch().staticTexts["log"].label == "ready")
  }

  /// Returns the text of the failure that a body must have.
  private func failure(of body: () throws -> Void) throws -> String {
    let error = try #require(throws: (any Error).self) { try attempting { try body() } }
    return "\(error)"
  }
}
