import Foundation
import Testing

@testable import AppDriving
@testable import XCUIAutomation

/// Apps that crash while the test makes no calls to them.
@Suite struct CrashFlowTests {
  @Test func `an app that is still crashing when its test ends fails the test`() throws {
    try withKnownIssue {
      let app = Rig.launch("timers")
      let other = XCUIApplication(bundleIdentifier: "CrowdedScreen")
      other.launch()
      app.activate()
      app.buttons["Failure"].tap()
      other.activate()
      let session = try app.handle.application.session(in: .current)
      let status = "/proc/\(try #require(session?.processIdentifier))/status"
      // The app crashes meanwhile, and Swift's runtime then takes a while to print the backtrace.
      while let text = try? String(contentsOfFile: status, encoding: .utf8),
        !ProcessStatus(text).isDying
      {
        #expect(other.exists)
      }
    } matching: { issue in
      issue.comments.first?.rawValue.contains("ControlsApp crashed after “") == true
    }
  }
}
