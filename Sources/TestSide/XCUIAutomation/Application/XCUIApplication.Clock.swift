import AutomationProtocol
import Foundation
import Synchronization

// This extension has no counterpart in Apple's module.
extension XCUIApplication {
  /// The app's clock, which stands still unless the test waits, sleeps or moves it.
  ///
  /// Date, time zone and locale may be set before a launch, for all later launches, or while the app
  /// runs. Everything else requires a running app. With a real clock, as with the launch argument
  /// `-ui-testing.clock real`, the test fails.
  public var clock: Clock { Clock(handle: handle) }

  /// The clock of an app under test.
  public struct Clock {
    let handle: ElementHandle

    /// The time since the app's start, in seconds of app time.
    public var now: TimeInterval { read(or: 0) { $0.now } }

    /// The date that the app sees.
    public var date: Date {
      read(or: .distantPast) { result in
        Date(timeIntervalSince1970: result.date ?? Date.distantPast.timeIntervalSince1970)
      }
    }

    /// The time until the app's next deadline, in seconds of app time, or `nil` if nothing is pending.
    ///
    /// Deadlines are those of timers of any kind, sleeping threads and tasks, and animations.
    public var timeToNextDeadline: TimeInterval? {
      read(or: nil) { result in result.next.map { max(0, $0 - result.now) } }
    }

    /// Descriptions of the pending work, soonest first.
    public var pendingWork: [String] { read(or: []) { $0.pending ?? [] } }

    /// Stops the clock, so that waits and sleeps of the test no longer move it.
    ///
    /// Only `advance(by:)`, `advanceToNextDeadline()` and interactions that take time, such as a long
    /// press, move it. A wait for an element that doesn't exist ends at once.
    public func freeze() { move(.freeze) }

    /// Lets waits and sleeps of the test move the clock again.
    public func resume() { move(.resume) }

    /// Lets time pass in the app, from deadline to deadline.
    ///
    /// - Parameter seconds: The time in seconds of app time; a negative value fails the test.
    public func advance(by seconds: TimeInterval) {
      // The app may have a lot of work to do on the way, some of it in real time.
      move(.advance(seconds), answeredWithin: min(seconds, Self.longestMove))
    }

    /// The maximum additional limit for an answer, in seconds of real time.
    private static let longestMove: TimeInterval = 600

    /// Lets time pass in the app until its next deadline, and lets it do the work that is due then.
    ///
    /// - Returns: The time that passed, in seconds of app time, or `nil` if nothing is pending.
    @discardableResult
    public func advanceToNextDeadline() -> TimeInterval? {
      guard timeToNextDeadline != nil else { return nil }
      return move(.nextDeadline)?.passed
    }

    /// Sets the date that the app sees, from 1906 to 2128.
    ///
    /// Work that waits for a length of time isn't affected.
    public func setDate(_ date: Date) { set(.date(date)) { $0.date = date } }

    /// Sets the app's time zone.
    ///
    /// For an app in the test's own process, it is Foundation's default time zone while the app handles a
    /// request. `DateFormatter` and `Calendar.current` use it, on other threads as well. `TimeZone.current`,
    /// and therefore `Date.formatted()`, keeps the time zone of the process.
    ///
    /// - Parameter identifier: An identifier such as `Europe/Paris`; an unknown identifier fails the test.
    public func setTimeZone(_ identifier: String) {
      set(.timeZone(identifier)) { $0.timeZone = identifier }
    }

    /// Sets the user's language and region, in which the toolkit formats dates and numbers.
    ///
    /// - Parameter identifier: An identifier such as `de_CH`; an unknown identifier fails the test.
    public func setLocale(_ identifier: String) {
      set(.locale(identifier)) { $0.locale = identifier }
    }

    private func read<Value>(or neutral: Value, _ value: (ClockCall.Result) -> Value) -> Value {
      recording(or: neutral) { test in
        value(try handle.ask(ClockCall(), for: .controllingApplication, in: test))
      }
    }

    @discardableResult
    private func move(
      _ move: MoveClockCall.Move, answeredWithin seconds: TimeInterval = 0
    ) -> MoveClockCall.Result? {
      recording(or: nil) { test in
        try handle.ask(
          MoveClockCall(move), for: .controllingApplication, timeout: seconds, in: test)
      }
    }

    private func set(_ change: DeviceChange, _ note: (inout ClockSettings) -> Void) {
      recording(or: ()) { test in
        do {
          try change.check()
        } catch {
          throw AutomationError(
            error, purpose: .configuring, query: .application,
            application: handle.application.name, session: nil)
        }
        if try handle.isRunning(in: test) {
          _ = try handle.ask(DeviceCall(change), for: .configuring, in: test)
        }
        handle.application.settings.withLock { note(&$0.clock) }
      }
    }
  }
}
