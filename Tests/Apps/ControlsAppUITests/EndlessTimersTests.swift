import Foundation
import Testing
import XCUIAutomation

/// Timers that never end, of which there are too many, or that nobody can wait for.
@Suite(.onVirtualClockOnly("What it waits for takes a century, or has no end."))
struct EndlessTimersTests {
  private static let century: TimeInterval = 3_155_760_000

  /// How often something was due.
  private func ticks(in app: XCUIApplication) throws -> Int {
    app.buttons["Count"].tap()
    return try #require(Int(app.seen.split(separator: " ")[0]))
  }

  @Test func `a timer that repeats ticks as often as time allows`() throws {
    let app = Rig.launch("timers")
    app.buttons["Repeating timer"].tap()
    app.clock.advance(by: 60.05)
    #expect(try ticks(in: app) == 600)
  }

  @Test func `a century with a timer that repeats ends in a failure that says how far it came`()
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
    // The clock goes on from there.
    app.buttons["Clock"].tap()
    #expect(app.staticTexts["Clock is due"].waitForExistence(timeout: 30.1))
  }

  @Test(arguments: ["Timer of 0 s", "Source of 0 s"])
  func `what renews itself for the same moment keeps no test from going on`(kind: String) throws {
    let app = Rig.launch("timers")
    app.buttons[kind].tap()
    app.buttons["Soon"].tap()
    let start = app.clock.now
    #expect(!app.staticTexts["never"].waitForExistence(timeout: 0.2))
    // In seconds since the launch, of which the difference is rounded.
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
