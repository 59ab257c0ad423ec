import AutomationProtocol
import Foundation
import Synchronization

// This extension has no counterpart in Apple's module.
extension XCUIApplication {
  /// The app's clock, which stands still unless the test waits, sleeps or moves it.
  ///
  /// Date, time zone and locale may be set before a launch, and hold for each launch from then on, or
  /// while the app runs. Everything else needs an app that is running; with a real clock, as with the
  /// launch argument `-ui-testing.clock real`, the test fails.
  public var clock: Clock { Clock(handle: handle) }

  /// The clock of an app under test.
  public struct Clock {
    let handle: ElementHandle

    /// The time since the app began, in seconds of app time.
    public var now: TimeInterval { read(or: 0) { $0.now } }

    /// The date that the app sees.
    public var date: Date {
      read(or: .distantPast) { result in
        Date(timeIntervalSince1970: result.date ?? Date.distantPast.timeIntervalSince1970)
      }
    }

    /// How long it is until something is due in the app, in seconds of app time; `nil` if nothing is.
    ///
    /// What counts are timers of any kind, sleeping threads and tasks, animations.
    public var timeToNextDeadline: TimeInterval? {
      read(or: nil) { result in result.next.map { max(0, $0 - result.now) } }
    }

    /// What is due later, soonest first, in words.
    public var pendingWork: [String] { read(or: []) { $0.pending ?? [] } }

    /// Stops the clock: neither waits nor sleeps of the test move it from now on, only `advance(by:)`,
    /// `advanceToNextDeadline()` and interactions that take a time, such as a long press.
    ///
    /// A wait for something that isn't there then ends at once.
    public func freeze() { move(.freeze) }

    /// Lets waits and sleeps move the clock again.
    public func resume() { move(.resume) }

    /// Lets time pass in the app, from deadline to deadline.
    ///
    /// - Parameter seconds: The time in seconds of app time; a negative one fails the test.
    public func advance(by seconds: TimeInterval) {
      // Much may be due on the way, and what can't be virtual takes its time.
      move(.advance(seconds), answeredWithin: min(seconds, Self.longestMove))
    }

    /// In real seconds.
    private static let longestMove: TimeInterval = 600

    /// Lets time pass in the app until the next thing is due and done.
    ///
    /// - Returns: How long that took, in seconds of app time; `nil` if nothing is due.
    @discardableResult
    public func advanceToNextDeadline() -> TimeInterval? {
      guard timeToNextDeadline != nil else { return nil }
      return move(.nextDeadline)?.passed
    }

    /// Sets the date that the app sees, from 1906 to 2128.
    ///
    /// What waits for a length of time is due after that time all the same.
    public func setDate(_ date: Date) { set(.date(date)) { $0.date = date } }

    /// Sets the app's time zone.
    ///
    /// For an app in the test's own process it sets Foundation's default time zone, which `DateFormatter` and
    /// `Calendar.current` use, and only while the app handles a request; what runs on another thread meanwhile sees it,
    /// too. `TimeZone.current`, and so `Date.formatted()`, keeps the process's time zone.
    ///
    /// - Parameter identifier: An identifier such as `Europe/Paris`; an unknown one fails the test.
    public func setTimeZone(_ identifier: String) {
      set(.timeZone(identifier)) { $0.timeZone = identifier }
    }

    /// Sets the user's language and region, in which the toolkit formats dates and numbers.
    ///
    /// - Parameter identifier: An identifier such as `de_CH`; an unknown one fails the test.
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
