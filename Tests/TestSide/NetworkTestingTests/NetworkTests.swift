import Foundation
import NetworkClient
import NetworkStubs
import NetworkTesting
import Testing
import XCUIAutomation

private func makeApp() -> XCUIApplication {
  let app = XCUIApplication(bundleIdentifier: "NetworkClient")
  app.launchArguments = ["-ui-testing", "YES"]
  return app
}

extension XCUIApplication {
  /// Makes the app fetch a URL.
  fileprivate func fetch(_ url: String) -> FetchCall.Result {
    call(FetchCall(url), timeout: 600, or: FetchCall.Result())
  }
}

@Test
func `stubs declared before the launch answer the app's requests`() {
  let app = makeApp()
  app.network.stub(.get("/greeting"), .text("hello"))
  app.launch()
  #expect(app.fetch("https://host.invalid/greeting").text == "hello")
}

@Test
func `stubs declared while the app runs come after earlier ones`() {
  let app = makeApp()
  app.network.stub(.get("/once"), .text("first"), limit: 1)
  app.launch()
  XCUIApplication(bundleIdentifier: "NetworkClient").network.stub(.get("/once"), .text("second"))
  #expect(app.fetch("https://host.invalid/once").text == "first")
  #expect(app.fetch("https://host.invalid/once").text == "second")
}

@Test
func `a closure in the test computes answers`() {
  let app = makeApp()
  app.launch()
  app.network.stub(.get("/twice")) { request in
    let number = Int(request.query.first?.value ?? "") ?? 0
    return .json(["result": .integer(Int64(2 * number))])
  }
  #expect(app.fetch("https://host.invalid/twice?number=21").text == #"{"result":42}"#)
}

@Test
func `requests can be counted, matched and waited for`() {
  let app = makeApp()
  app.network.stub(.any("/{page}"), .status(204))
  app.launch()
  _ = app.fetch("https://host.invalid/a")
  _ = app.fetch("https://host.invalid/b")
  let requests = app.network.requests
  #expect(requests.all.map(\.path) == ["/a", "/b"])
  #expect(requests.matching(.get("/b")).count == 1)
  #expect(requests.matching(.get("/b")).waitForCount(1, timeout: 5))
  #expect(!requests.matching(.get("/c")).waitForCount(1, timeout: 5))
  #expect(requests.waitForFirst(timeout: 0)?.path == "/a")
  #expect(requests.last?.path == "/b")
}

@Test
func `a removed stub answers no more`() {
  let app = makeApp()
  app.network.unexpectedRequests = .ignored
  let stub = app.network.stub(.get("/"), .text("here"))
  app.launch()
  #expect(app.fetch("https://host.invalid/").text == "here")
  stub.remove()
  #expect(app.fetch("https://host.invalid/").status == nil)
}

@Test
func `an unexpected request fails the test when the app ends`() {
  withKnownIssue {
    let app = makeApp()
    app.launch()
    _ = app.fetch("https://host.invalid/surprise")
    app.terminate()
  } matching: { issue in
    "\(issue)".contains("GET https://host.invalid/surprise was refused")
      && issue.sourceLocation?.fileName == "NetworkTests.swift"
  }
}

@Test
func `an unused stub fails the test on request`() {
  withKnownIssue {
    let app = makeApp()
    app.network.unusedStubs = .failure
    app.network.stub(.get("/never"), .status(200))
    app.launch()
    app.terminate()
  } matching: { issue in
    "\(issue)".contains(#"The stub .get("/never") at "#)
  }
}

@Test
func `a closure that throws fails the test with its error`() {
  struct Problem: Error {}
  withKnownIssue {
    let app = makeApp()
    app.network.stub(.get("/")) { _ in throw Problem() }
    app.launch()
    _ = app.fetch("https://host.invalid/")
    app.terminate()
  } matching: { issue in
    "\(issue)".contains("gave no answer: it failed with Problem()")
  }
}

@Test
func `a closure that uses the app fails the test with the reason`() {
  withKnownIssue {
    let app = makeApp()
    app.network.stub(.get("/")) { _ in .text("\(app.network.requests.count)") }
    app.launch()
    _ = app.fetch("https://host.invalid/")
    app.terminate()
  } matching: { issue in
    "\(issue)".contains(
      "gave no answer: it failed with a use of the app, which waits for its answer:")
      && issue.sourceLocation?.fileName == "NetworkTests.swift"
  }
}

@Test
func `an invalid stub fails the test at once`() {
  withKnownIssue {
    makeApp().network.stub(.get("login"), .status(200))
  } matching: { issue in
    "\(issue)".contains("“login” is neither a path nor a URL")
  }
}

@Test
func `an app without AppNetwork can't have stubs`() {
  withKnownIssue {
    let app = XCUIApplication(bundleIdentifier: "WidgetCounter")
    app.network.stub(.get("/"), .status(200))
    app.launch()
  } matching: { issue in
    "\(issue)".contains("doesn't link AppNetwork")
  }
}
