import Foundation
import Testing
import XCUIAutomation

/// Apps that crash while the test makes no calls to them.
@Suite struct CrashFlowTests {
  @Test func `an app that is still crashing when its test ends fails the test`() {
    withKnownIssue {
      let app = Rig.launch("timers")
      let other = XCUIApplication(bundleIdentifier: "CrowdedScreen")
      other.launch()
      app.activate()
      app.buttons["Failure"].tap()
      other.activate()
      // The app crashes meanwhile, and Swift's runtime takes longer than this to print the
      // backtrace.
      let end = ContinuousClock.now + .milliseconds(500)
      while ContinuousClock.now < end { #expect(other.exists) }
    } matching: { issue in
      issue.comments.first?.rawValue.contains("ControlsApp crashed after “") == true
    }
  }
}
