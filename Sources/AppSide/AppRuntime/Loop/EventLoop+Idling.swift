import Foundation

extension EventLoop {
  /// Begins a period in which no request waits for the app.
  ///
  /// Virtual time stands still during it. But when an event arrives from outside the clock, such as a
  /// Dispatch timer, the clock first catches up with real time, so that earlier work has ended by then.
  ///
  /// - Parameter hasOnlyLooked: Whether the last call only inspected the app. If so and no time has
  ///   passed, the previous period continues.
  public func beginIdling(hasOnlyLooked: Bool) {
    state.beginIdling(hasOnlyLooked: hasOnlyLooked, clock: reading, now: now())
  }

  /// Ends the period in which no request waits for the app.
  public func endIdling() {
    // Work that arrived just before this request must run at the time it would have without the request.
    if state.timeToCatchUp(clock: reading, now: now()) != nil, hasMainQueueWork { catchUp() }
    state.endIdling()
  }

  /// The moment, in app time, that the clock would show if it had run since the last request; `nil` if
  /// nothing would be due by then.
  package var overdueTime: TimeInterval? { state.overdueTime(clock: reading, now: now()) }

  func catchUp() {
    guard let moment = state.timeToCatchUp(clock: reading, now: now()) else { return }
    for observer in settlingObservers { observer() }
    // Work on the clock runs before the events that have just arrived.
    var advance = Advance(to: moment, stopLimit: Self.overdueStopLimit)
    while case .stop(let deadline) = advance.step(next: clock.nextDeadline) {
      clock.advance(to: deadline)
      let limit = state.workLimits.workCount
      if clock.runDueWork(limit: limit) == limit { break }
    }
    clock.advance(to: moment)
    state.restartIdlePeriod(clock: reading, now: now())
  }

  /// The maximum number of stops for overdue work.
  private static let overdueStopLimit = 10_000
}
