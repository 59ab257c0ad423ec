import AppRuntime
import Foundation
import TerminalUIKit
import ViewTesting
import XCTest

/// App time in an XCTest test, which advances while the main run loop runs.
final class XCTestRunLoopTimeTests: XCTestCase {
  @MainActor
  func testTheRunLoopIsNotWokenBeforeTheNextDeadline() {
    let clock = UIApplication.shared.clock
    let work = clock.schedule(after: 1000, named: "a test's work") {}
    defer { work.cancel() }
    let start = clock.now
    // This fires due timers.
    _ = RunLoop.main.limitDate(forMode: .default)
    XCTAssertEqual(clock.now, start)
  }
}
