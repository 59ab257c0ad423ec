import Foundation
import NetworkClient
import NetworkTesting
import XCTest
import XCUIAutomation

/// The examples of the guides to `NetworkTesting` and `AppNetwork`, word for word.
final class NetworkGuideTests: XCTestCase {
  private func fetch(
    _ path: String, of app: XCUIApplication, _ change: (inout FetchCall) -> Void = { _ in }
  ) -> FetchCall.Result {
    var call = FetchCall("https://host.invalid" + path)
    change(&call)
    return app.call(call, timeout: 600, or: FetchCall.Result())
  }

  func testStubsAnswerAndRequestsAreLookedAt() {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES"]
    app.network.stub(.post("/login").json(["user": "grace"]), .json(["token": "t-1"]))
    app.launch()
    app.network.stub(.get("/items"), .status(204))
    let login = fetch("/login", of: app) { call in
      (call.verb, call.body) = ("POST", Data(#"{"user": "grace"}"#.utf8))
    }
    XCTAssertEqual(login.text, #"{"token":"t-1"}"#)
    XCTAssertEqual(fetch("/items", of: app).status, 204)

    let logins = app.network.requests.matching(.post("/login"))
    XCTAssertTrue(logins.waitForCount(1, timeout: 5))
    XCTAssertEqual(logins.last?.json, ["user": "grace"])
    XCTAssertEqual(app.network.requests.all.map(\.path), ["/login", "/items"])

    app.network.unexpectedRequests = .warning
    app.network.unusedStubs = .failure
  }

  func testStubsAnswerInOtherWays() throws {
    let photos = NSTemporaryDirectory() + "photos-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: photos, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: photos) }
    try Data("grace".utf8).write(to: URL(fileURLWithPath: photos + "/grace.jpg"))
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES"]
    app.launch()

    app.network.stub(.get("/items"), .status(503), .json(["items": []]))  // one after the other
    app.network.stub(.get("/slow"), .text("late").delayed(by: 30))  // in the app's time
    app.network.stub(.get("/photo"), .fault(.offline))
    app.network.stub(.get("/photo/*"), .file(photos + "/grace.jpg", type: "image/jpeg"), limit: 1)
    app.network.stub(.get("/twice")) { request in  // computed in the test
      let number = Int(request.query.first?.value ?? "") ?? 0
      return .json(["result": .integer(Int64(2 * number))])
    }

    XCTAssertEqual(fetch("/items", of: app).status, 503)
    XCTAssertEqual(fetch("/items", of: app).text, #"{"items":[]}"#)
    let slow = fetch("/slow", of: app)
    XCTAssertEqual(slow.text, "late")
    XCTAssertGreaterThanOrEqual(slow.elapsed, 30)
    XCTAssertEqual(fetch("/photo", of: app).errorCode, URLError.cannotFindHost.rawValue)
    XCTAssertEqual(fetch("/photo/grace", of: app).text, "grace")
    XCTAssertEqual(fetch("/twice?number=21", of: app).text, #"{"result":42}"#)
  }

  func testStubsComeFromTheAppsOwnCode() {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES", "-own-stubs", "YES"]
    app.launch()
    XCTAssertEqual(fetch("/items", of: app).text, #"{"items":[]}"#)
  }

  func testEveryExampleIsTestedHereOrIsTheApps() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let guides = try ["TestSide/NetworkTesting", "AppSide/AppNetwork"].map { folder in
      let name = folder.split(separator: "/")[1]
      return try text("Sources/\(folder)/\(name).docc/\(name).md")
    }
    let known = words(
      try String(contentsOfFile: #filePath, encoding: .utf8)
        + text("Sources/Apps/NetworkClient/main.swift"))
    let examples = guides.joined().components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    XCTAssertEqual(examples.count, 5)
    for example in examples { XCTAssertTrue(known.contains(words(example)), example) }
  }

  /// Returns the text without white space, because lines may be broken differently here.
  private func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
