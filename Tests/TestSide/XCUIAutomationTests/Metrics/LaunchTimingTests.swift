import Testing
import XCUIAutomation

@testable import XCTestCompatibility

@Suite struct LaunchTimingTests {
  @Test func `every launch of an app is measured`() {
    let listener = LaunchMeasurements.begin()
    _ = Fixture.launch("")
    XCUIApplication(bundleIdentifier: "NoSuchLaunch").attemptLaunch()
    let launches = LaunchMeasurements.end(listener)
    #expect(launches.contains { $0.app == "agent.py" && $0.duration > .zero })
    #expect(!launches.contains { $0.app == "NoSuchLaunch" })
  }
}

extension XCUIApplication {
  fileprivate func attemptLaunch() {
    #expect(throws: XCUIAutomationError.self) { try attempting { launch() } }
  }
}
