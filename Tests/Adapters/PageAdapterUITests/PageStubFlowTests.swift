import Foundation
import NetworkTesting
import Testing
import XCUIAutomation

/// Pages whose requests the running test answers, with the same API as for an app's requests.
@Suite(.enabled(if: PageBrowser.isInstalled, "\(PageBrowser.advice)"))
struct PageStubFlowTests {
  /// Returns a page that exists only in the test.
  private func app() throws -> XCUIApplication {
    let page = try String(
      contentsOf: PageBrowser.pages.appendingPathComponent("site.html"), encoding: .utf8)
    let app = XCUIApplication(url: PageBrowser.site)
    app.launchArguments = ["-ui-testing", "YES"]
    app.network.stub(.get("https://app.test/**"), .text(page, type: "text/html"))
    app.network.stub(.get("https://api.test/items"), .json(["Apple", "Pear"]))
    return app
  }

  @Test func `the test answers a page's requests, and lists them`() throws {
    let app = try app()
    app.launch()
    #expect(app.staticTexts["items"].label == "Apple, Pear")
    let sending = app.network.stub(.post("https://api.test/items")) { request in
      .text("got " + String(decoding: request.body, as: UTF8.self), status: 201)
    }
    app.buttons["Send"].tap()
    let answer = #"201 got {"a":1}"#
    #expect(app.staticTexts["sent"].wait(for: \.label, toEqual: answer, timeout: 30))
    let sent = app.network.requests.matching(.post("https://api.test/items"))
    #expect(sent.count == 1)
    #expect(sent.last?.headers["Content-Type"] == "application/json")
    #expect(app.network.requests.all.first?.url.hasPrefix("https://app.test/") == true)
    // Unanswered requests are listed, too.
    app.network.unexpectedRequests = .ignored
    sending.remove()
    app.buttons["Miss"].tap()
    let missed = app.network.requests.matching(.get("https://api.test/item"))
    #expect(missed.waitForCount(1, timeout: 30))
    #expect(missed.records.map(\.isUnexpected) == [true])
  }

  @Test func `a delayed answer comes in the page's time`() throws {
    let app = try app()
    app.network.stub(.post("https://api.test/items"), .text("late").delayed(by: 30))
    app.launch()
    app.buttons["Send"].tap()
    let sent = app.staticTexts["sent"]
    let late = NSPredicate(format: "label == '200 late'")
    #expect(sent.label == "none")
    #expect(!app.staticTexts.matching(late).firstMatch.waitForExistence(timeout: 29))
    #expect(app.staticTexts.matching(late).firstMatch.waitForExistence(timeout: 2))
  }

  @Test func `an unanswered request fails the test`() throws {
    let app = try app()
    app.launch()
    withKnownIssue {
      app.buttons["Miss"].tap()
      app.terminate()
    } matching: {
      "\($0)".contains("GET https://api.test/item was refused")
    }
  }
}
