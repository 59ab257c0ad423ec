import XCUIAutomation

/// A launch argument that is a single word, not a key with a value, read from the process's arguments.
final class WordArgumentUITests: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "PlainGreeting")

  func testTheWordChoosesTheStub() {
    app.launchArguments.append("ui-testing")
    app.launch()
    XCTAssertEqual(app.staticTexts["greeting"].label, "Hello from the stub")
  }

  func testWithoutTheWordTheRealModelIsUsed() {
    app.launch()
    XCTAssertEqual(app.staticTexts["greeting"].label, "Hello from the network")
  }

  func testTheWordMayFollowPairsOfKeysAndValues() {
    app.launchArguments += ["-greeting.tone", "warm"]
    app.launchArguments.append("ui-testing")
    app.launch()
    XCTAssertEqual(app.staticTexts["greeting"].label, "Hello from the stub")
  }

  override func tearDown() {
    app.terminate()
    super.tearDown()
  }
}
