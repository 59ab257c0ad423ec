import Foundation
import VirtualClock

/// The time of everything in the process that is not on the app's clock itself: `asyncAfter`, `Timer`,
/// `Task.sleep`, sleeping threads, `Date()`.
///
/// The app's clock drives it: both stand still, and both go on together.
@MainActor
struct ProcessTime {
  /// The moment up to which the app's clock has followed.
  private var mark: Int64

  /// Stops the time of the process; fails where that can't be done.
  init?() {
    guard virtual_clock_start() else { return nil }
    mark = virtual_clock_now()
  }

  /// How far the time has gone without the app's clock, in seconds.
  ///
  /// That happens when the main thread sleeps or waits itself.
  var lead: TimeInterval { Self.seconds(virtual_clock_now() - mark) }

  /// How long it is until something is due, in seconds; nil when nothing is.
  var timeToDeadline: TimeInterval? {
    let deadline = virtual_clock_next_deadline()
    return deadline == .max ? nil : Self.seconds(max(0, deadline - virtual_clock_now()))
  }

  /// Goes on by a time, wakes what is due at its end, and lets that come to rest.
  ///
  /// The caller goes from deadline to deadline, as `timeToDeadline` says.
  ///
  /// - Parameter seconds: The time, which may be zero for what is due already.
  mutating func advance(by seconds: TimeInterval) {
    let now = virtual_clock_now()
    var end = now + Int64((min(seconds, Self.longest) * 1e9).rounded())
    // What is due at the end must not be missed by what is lost in seconds.
    let next = virtual_clock_next_deadline()
    if next > end, next - end <= Self.precision { end = next }
    // Once at least, for what is due at this very moment.
    for _ in 0..<Self.wakingLimit where virtual_clock_advance(end) >= end { break }
    mark = virtual_clock_now()
    if next <= end { rest(upTo: Self.takingLimit) }
  }

  /// Lets threads that were woken or given work come to rest.
  ///
  /// - Parameter limit: The longest wait, in real nanoseconds.
  func rest(upTo limit: Int64 = Self.restLimit) {
    _ = virtual_clock_wait_until_taken(limit)
    _ = virtual_clock_wait_until_at_rest(min(limit, Self.restLimit))
  }

  /// Moves the date of the process.
  func move(dateBy seconds: TimeInterval) {
    guard abs(seconds) < Self.longest else { return }
    virtual_clock_set_date_offset(Int64(seconds * 1e9))
  }

  private static func seconds(_ nanoseconds: Int64) -> TimeInterval { Double(nanoseconds) / 1e9 }

  /// In seconds; a longer time is no number of nanoseconds.
  private static let longest: TimeInterval = 1e9
  /// In nanoseconds.
  private static let precision: Int64 = 1000
  /// How many timers may be due on the way, should the caller not stop at each.
  private static let wakingLimit = 100_000
  /// In real nanoseconds: long enough for a thread to hand on what it got, too short to notice.
  private static let restLimit: Int64 = 5_000_000
  /// In real nanoseconds: on a busy machine a thread may take that long to wake up.
  private static let takingLimit: Int64 = 100_000_000
}
