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
