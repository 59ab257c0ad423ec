import Foundation
import Testing
import XCUIAutomation

/// Timers that never end, that are too many, or that no test can wait for.
@Suite(.onVirtualClockOnly("What it waits for takes a century, or has no end."))
struct EndlessTimersTests {
  private static let century: TimeInterval = 3_155_760_000

  /// Returns the number of ticks so far.
  private func ticks(in app: XCUIApplication) throws -> Int {
    app.buttons["Count"].tap()
    return try #require(Int(app.seen.split(separator: " ")[0]))
  }

  @Test func `a repeating timer ticks as often as time allows`() throws {
    let app = Rig.launch("timers")
    app.buttons["Repeating timer"].tap()
    app.clock.advance(by: 60.05)
    #expect(try ticks(in: app) == 600)
  }

  @Test func `a century with a repeating timer fails, and the failure says how far the clock got`()
    throws
  {
    let app = Rig.launch("timers", ["-timers.stopLimit", "3000"])
    app.buttons["Repeating timer"].tap()
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.clock.advance(by: Self.century) }
    }
    let text = try #require(error?.description)
    #expect(text.contains("s of 3155760000 s have passed: something was due"), "\(text)")
    let before = try ticks(in: app)
    #expect(before > 2000 && before <= 3000)
    app.clock.advance(by: 1.05)
    #expect(try ticks(in: app) - before >= 10)
  }

  @Test func `a century in which nothing is due passes at once`() {
    let app = Rig.launch("timers")
    let start = app.clock.date
    app.clock.advance(by: Self.century)
    #expect(abs(app.clock.date.timeIntervalSince(start) - Self.century) < 1)
    app.buttons["Dispatch"].tap()
    #expect(app.staticTexts["Dispatch is due"].waitForExistence(timeout: 1))
  }

  @Test func `an infinite wait returns once nothing is pending`() {
    let app = Rig.launch("timers")
    app.buttons["Clock"].tap()
    #expect(app.staticTexts["Clock is due"].waitForExistence(timeout: .infinity))
    #expect(!app.staticTexts["never"].waitForExistence(timeout: .infinity))
    #expect(!app.staticTexts["never"].waitForExistence(timeout: .greatestFiniteMagnitude))
    // The clock continues from there.
    app.buttons["Clock"].tap()
    #expect(app.staticTexts["Clock is due"].waitForExistence(timeout: 30.1))
  }

  @Test(arguments: ["Timer of 0 s", "Source of 0 s"])
  func `work that renews itself for the same moment doesn't block a test`(kind: String) throws {
    let app = Rig.launch("timers")
    app.buttons[kind].tap()
    app.buttons["Soon"].tap()
    let start = app.clock.now
    #expect(!app.staticTexts["never"].waitForExistence(timeout: 0.2))
    // The times are seconds since the launch, so their difference is rounded.
    let passed = app.clock.now - start
    #expect(passed > 0.199 && passed < 1, "\(passed) s")
    app.clock.advance(by: 0.1)
    app.clock.advanceToNextDeadline()
    let before = try ticks(in: app)
    app.clock.advance(by: 0.1)
    #expect(try ticks(in: app) > before)
  }

  @Test(arguments: ["Much on the clock", "Many timers"])
  func `a hundred thousand timers are due by the time of the last one`(kind: String) {
    let app = Rig.launch("timers")
    app.buttons[kind].tap()
    app.clock.advance(by: 29.9)
    #expect(app.seen == "nothing yet")
    app.clock.advance(by: 0.2)
    #expect(app.seen == "100000 are due")
  }
}
