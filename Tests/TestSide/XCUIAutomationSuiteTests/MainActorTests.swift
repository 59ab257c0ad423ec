import XCTest

@MainActor
final class MainActorTests: XCTestCase {
  private var steps: [String] = []

  func testActivities() {
    addUIInterruptionMonitor(withDescription: "alert") { [weak self] _ in
      self?.steps.append("alert")
      return true
    }
    XCTContext.runActivity(named: "First") { _ in steps.append("first") }
    XCTExpectFailure("Known") {
      steps.append("second")
      XCTFail("known")
    }
    XCTAssertEqual(steps, ["first", "second"])
  }

  func testAsync() async {
    let name = XCTContext.runActivity(named: "Now") { activity -> String in
      steps.append(activity.name)
      return activity.name
    }
    await Task.yield()
    XCTAssertEqual(steps, [name])
  }
}

/// As Xcode's template has it: a throwing test of the main actor, in a class that is not.
final class LaunchTemplateTests: XCTestCase {
  override func setUpWithError() throws { continueAfterFailure = false }

  @MainActor func testLaunch() throws {
    let app = XCUIApplication()
    XCTAssertEqual(app.state, .notRunning)
  }
}

@MainActor
final class ThrowingMainActorTests: XCTestCase {
  private var steps: [String] = []

  func testThrows() throws {
    steps.append(try XCTUnwrap("first"))
    MainActor.assertIsolated()
    XCTAssertEqual(steps, ["first"])
  }

  func testDoesNotThrow() { MainActor.assertIsolated() }
}

@MainActor
final class CalmMainActorTests: XCTestCase {
  func testDoesNotThrow() { MainActor.assertIsolated() }
}
