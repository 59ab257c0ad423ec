import Foundation
import Testing

@testable import AppDriving
@testable import XCUIAutomation

/// Apps that crash while the test makes no calls to them.
@Suite struct CrashFlowTests {
  @Test(arguments: [10, 0.01])
  func `an app that is still crashing when its test ends fails the test`(limit: Double) throws {
    let pipe = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try #require(mkfifo(pipe.path, 0o600) == 0)
    defer { try? FileManager.default.removeItem(at: pipe) }
    // The pipe is open at both ends, so that neither the test nor the app waits for the other to open it.
    let trigger = try FileHandle(forUpdating: pipe)
    try withKnownIssue {
      let app = XCUIApplication()
      app.launchArguments = ["-ui-testing", "YES", "-screen", "timers"]
      app.launchEnvironment = ["FAILURE_PIPE": pipe.path]
      app.launch()
      let other = XCUIApplication(bundleIdentifier: "CrowdedScreen")
      other.launch()
      app.activate()
      app.buttons["Failure"].tap()
      other.activate()
      let session = try app.handle.application.session(in: .current)
      let process = try #require(session?.processIdentifier)
      try trigger.write(contentsOf: Data([0]))
      // The app crashes now, and Swift's runtime then takes a while to print the backtrace.
      while !BacktraceProgram.runs(for: process), kill(process, 0) == 0 {
        #expect(other.exists)
      }
      // A backtrace may take longer than the answer timeout.
      session?.answerLimit = .seconds(limit)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("ControlsApp crashed after “") == true
    }
  }
}
