import XCTest

/// A page object, for which the compiler requires `Sendable` to be restated, as the ledger says.
class LoginPage: XCUIApplication, @unchecked Sendable {
  private(set) var visits = 0

  var submit: XCUIElement { buttons.firstMatch }

  func open() {
    launch()
    visits += 1
  }
}

/// A suite's own names for types of elements, some of which this package defines internally as well.
extension XCUIElement.ElementType {
  var name: String { title.lowercased() }

  var title: String {
    switch self {
    case .button, .link: return "Touchable"
    case .any: return "Any"
    default: return "Other \(rawValue)"
    }
  }

  init?(name: String) {
    guard let type = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = type
  }
}

class PlainTests: BaseTest {
  struct Missing: Error {}

  func testActivities() throws {
    let total: Int = XCTContext.runActivity(named: "Add") { _ in 1 + 1 }
    XCTAssertEqual(total, 2)
    XCTAssertEqual(step("One step") { "done" }, "done")
    XCTAssertThrowsError(try step("Fails") { throw Missing() })
    XCTContext.runActivity(named: "Several statements") { activity in
      let name = activity.name
      XCTAssertEqual(name, "Several statements")
    }
    try XCTContext.runActivity(named: "Throwing") { _ in
      let value = try XCTUnwrap(Optional(3))
      XCTAssertEqual(value, 3)
    }
  }

  func testAttachments() {
    attach("text")
    let attachment = XCTAttachment(data: Data("{}".utf8), uniformTypeIdentifier: "public.json")
    XCTAssertEqual(attachment.lifetime, .deleteOnSuccess)
    add(attachment)
  }

  func testExpectedFailures() {
    XCTExpectFailure("Known", strict: false)
    let options = XCTExpectedFailure.Options()
    options.isStrict = false
    options.issueMatcher = { $0.type == .assertionFailure }
    XCTExpectFailure("Known", options: options)
    XCTExpectFailure("Broken") { XCTFail("as always") }
    XCTExpectFailure("Broken", options: .nonStrict()) {}
    XCTExpectFailure("Broken", enabled: true, strict: true) {
      XCTAssertEqual(1, 2)
    } issueMatcher: { issue in
      issue.compactDescription.contains("not equal")
    }
  }

  func testIssues() {
    XCTExpectFailure("Recorded", issueMatcher: { $0.compactDescription == "By hand" })
    let location = XCTSourceCodeLocation(filePath: #filePath, lineNumber: #line)
    let issue = XCTIssue(
      type: .assertionFailure, compactDescription: "By hand", detailedDescription: nil,
      sourceCodeContext: XCTSourceCodeContext(location: location), associatedError: nil,
      attachments: [])
    record(issue)
  }

  func testMeasuring() {
    let options = XCTMeasureOptions.default
    options.iterationCount = 1
    options.invocationOptions = [.manuallyStop]
    measure(metrics: [XCTClockMetric(), XCTMemoryMetric(), XCTCPUMetric()], options: options) {
      _ = (1...10).reduce(0, +)
      stopMeasuring()
    }
  }

  func testLaunchPerformance() {
    let app = XCUIApplication(bundleIdentifier: "com.example.LoginApp")
    measure(metrics: [XCTApplicationLaunchMetric(waitUntilResponsive: true)]) {
      app.launch()
    }
    XCTAssertEqual(app.state, .runningForeground)
    app.terminate()
  }

  func testFoundation() {
    var request = URLRequest(url: URL(fileURLWithPath: "/"))
    request.httpMethod = "POST"
    XCTAssertNotNil(URLSession.shared.delegateQueue)
    XCTAssertGreaterThan(CFAbsoluteTimeGetCurrent(), 0)
    autoreleasepool { XCTAssertEqual(CGVector(dx: 0.5, dy: 0.5).dx, 0.5) }
    XCTAssertEqual(UIDeviceOrientation.portrait.rawValue, 1)
  }

  func testAsync() async throws {
    let value = try await XCTContext.runActivityAsync(named: "Wait") { _ -> Int in
      try await Task.sleep(nanoseconds: 1)
      return 4
    }
    XCTAssertEqual(value, 4)
    let name = XCTContext.runActivity(named: "In between") { $0.name }
    XCTAssertEqual(name, "In between")
  }

  func testElementTypes() {
    let types: [XCUIElement.ElementType] = [.button, .staticText, .any]
    XCTAssertEqual(types.map(\.name), ["touchable", "other 48", "any"])
    XCTAssertEqual(XCUIElement.ElementType(name: "touchable"), .button)
    XCTAssertEqual(XCUIElement.ElementType(rawValue: 48), .staticText)
    XCTAssertNil(XCUIElement.ElementType(rawValue: 1_000))
    let app = XCUIApplication()
    for type in types {
      XCTAssertNotEqual(
        app.descendants(matching: type).matching(type, identifier: "a"), app.buttons)
    }
    XCTAssertEqual(
      app.children(matching: .cell).description, "<XCUIElementQuery: app.children(matching: .cell)>"
    )
  }

  /// Tests a common subclass of the app in test suites: a page object that knows its elements.
  func testAPageObject() {
    let page = LoginPage()
    page.launchArguments += ["-ui-testing", "YES"]
    XCTAssertEqual(page.launchArguments.count, 2)
    XCTAssertEqual(page.visits, 0)
    XCTAssertEqual(page.submit.description, "Button (First Match)")
  }
}
