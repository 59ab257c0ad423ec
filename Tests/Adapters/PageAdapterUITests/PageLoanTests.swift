import Foundation
import Testing
import XCUIAutomation

/// Browsers that are used by one launch after another.
@Suite(.enabled(if: PageBrowser.isInstalled, "\(PageBrowser.advice)"))
struct PageLoanTests {
  /// A unique flag gives the launches a host that no other test uses.
  private let mark = "--user-agent=lent-\(UUID().uuidString)"

  @Test func `a browser is used again when a launch has ended`() throws {
    let first = try browserOfLaunch { $0.terminate() }
    #expect(try browserOfLaunch { $0.terminate() } == first)
  }

  @Test func `a launch fails when its host is killed`() throws {
    _ = try browserOfLaunch { app in
      kill(try #require(try PageProcesses.host(with: mark)), SIGKILL)
      let error = #expect(throws: (any Error).self) {
        try attempting { app.buttons["locate"].tap() }
      }
      #expect("\(error.map { "\($0)" } ?? "")".contains("The browser has ended"))
    }
  }

  /// Launches a page, and returns its browser.
  private func browserOfLaunch(_ body: (XCUIApplication) throws -> Void) throws -> pid_t {
    let app = XCUIApplication(url: PageBrowser.pages.appendingPathComponent("device.html"))
    app.launchArguments = ["-ui-testing", "YES", mark]
    app.launch()
    #expect(app.staticTexts["log"].label == "ready")
    let browser = try #require(try PageProcesses.browser(with: mark))
    try body(app)
    return browser
  }
}
