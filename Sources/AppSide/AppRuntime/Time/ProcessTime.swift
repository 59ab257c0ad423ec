import Foundation
import VirtualClock

/// The time of everything in the process that is not on the app's clock itself: `asyncAfter`, `Timer`,
/// `Task.sleep`, sleeping threads, `Date()`.
///
/// The app's clock drives it: both stand still, and both advance together.
@MainActor
struct ProcessTime {
  /// The moment up to which the app's clock has followed.
  private var mark: Int64
  /// The number of further stops that may be closer together than `shortStep`.
  private var shortStops = Self.shortStopLimit

  /// Whether the last advance has woken nothing that may run the app's code: no sleeper, and no timer of the
  /// app.
  private(set) var wokeNobody = false

  /// Stops the time of the process; fails if that isn't possible.
  init?() {
    guard virtual_clock_start() else { return nil }
    mark = virtual_clock_now()
  }

  /// The time, in seconds, by which the process is ahead of the app's clock.
  ///
  /// It is ahead when the main thread itself sleeps or waits.
  var lead: TimeInterval { Self.seconds(virtual_clock_now() - mark) }

  /// The time until something is due, in seconds, or `nil` if nothing is pending.
  ///
  /// A timer that keeps renewing itself after microseconds is served once a frame, as on a machine that is
  /// too slow for it.
  var timeToDeadline: TimeInterval? {
    let deadline = virtual_clock_next_deadline()
    guard deadline != .max else { return nil }
    return Self.seconds(max(deadline - virtual_clock_now(), shortStops > 0 ? 0 : Self.frame))
  }

  /// Advances by a time, wakes what is due at its end, and lets it come to rest.
  ///
  /// The caller advances from deadline to deadline, using `timeToDeadline`.
  ///
  /// - Parameter seconds: The time, which may be zero for what is already due.
  mutating func advance(by seconds: TimeInterval) {
    let now = virtual_clock_now()
    let wakings = virtual_clock_waking_count()
    var end = max(now, min(now + Int64((min(seconds, Self.longest) * 1e9).rounded()), Self.last))
    // Rounding to seconds must not make the clock stop just before what is due at the end.
    let next = virtual_clock_next_deadline()
    if next > end, next - end <= Self.precision { end = next }
    // At least once, for what is due at this very moment.
    for _ in 0..<Self.wakingLimit where virtual_clock_advance(end) >= end { break }
    mark = virtual_clock_now()
    count(stopAfter: min(next, Self.last) - now)
    if next <= end {
      _ = virtual_clock_wait_until_taken(Self.takingLimit)
      rest()
    }
    wokeNobody = virtual_clock_waking_count() == wakings
  }

  private mutating func count(stopAfter time: Int64) {
    if time < Self.shortStep {
      shortStops = max(0, shortStops - 1)
    } else {
      shortStops = Int(min(Int64(Self.shortStopLimit), Int64(shortStops) + time / Self.shortStep))
    }
  }

  /// Lets threads that were given work come to rest; costs nothing without such threads.
  func rest() { _ = virtual_clock_rest(Self.restLimit) }

  /// The pending sleeps and timers, soonest first, except timers with names and what may be Dispatch's own.
  var pending: [Pending] {
    var entries = [virtual_clock_entry](repeating: virtual_clock_entry(), count: Self.pendingLimit)
    let count = min(virtual_clock_list(&entries, entries.count), entries.count)
    let now = virtual_clock_now()
    let named = ProcessTimer.pending
    return entries[..<count].filter { entry in
      entry.kind != VIRTUAL_CLOCK_TIMER_DESCRIPTOR
        || !named.contains { abs($0.moment - entry.deadline) <= Self.dispatchPrecision }
    }.map { entry in
      Pending(time: Self.seconds(max(0, entry.deadline - now)), entry: entry)
    }.filter { !$0.mayBeHousekeeping }
  }

  /// The timers with names, soonest first.
  var pendingTimers: [(time: TimeInterval, name: String)] {
    let now = virtual_clock_now()
    return ProcessTimer.pending.map { (Self.seconds(max(0, $0.moment - now)), $0.name) }
  }

  /// Moves the date of the process, unless that would move it by more than a century.
  ///
  /// - Returns: Whether the date was moved.
  func move(dateBy seconds: TimeInterval) -> Bool {
    guard abs(seconds) < 2 * Self.longestMove else { return false }
    let offset = Double(virtual_clock_date_offset()) + seconds * 1e9
    guard abs(offset) < Self.longestMove * 1e9 else { return false }
    virtual_clock_set_date_offset(Int64(offset))
    return true
  }

  private static func seconds(_ nanoseconds: Int64) -> TimeInterval { Double(nanoseconds) / 1e9 }

  /// The longest advance, in seconds, that fits in a number of nanoseconds.
  private static let longest: TimeInterval = 4e9
  /// The last moment, in nanoseconds: a little more than a hundred years.
  ///
  /// Together with today's date and the longest move, it still fits in a number of nanoseconds.
  private static let last: Int64 = 3_200_000_000_000_000_000
  /// The longest move of the date, in seconds, that fits in a number of nanoseconds.
  private static let longestMove: TimeInterval = 4e9
  /// The maximum number of entries; a report with more wouldn't be read.
  private static let pendingLimit = 64
  /// The rounding error of a time in seconds, in nanoseconds.
  private static let precision: Int64 = 16
  /// The rounding error of Dispatch's timers, in nanoseconds.
  private static let dispatchPrecision: Int64 = 1000
  /// The maximum number of timers on the way, in case the caller doesn't stop at each.
  private static let wakingLimit = 100_000
  /// The length below which a step counts as short, in nanoseconds.
  private static let shortStep: Int64 = 1_000_000
  /// The length of a frame, in nanoseconds.
  private static let frame: Int64 = 16_666_667
  /// The maximum number of short stops: enough for a thousand timers in one second, and quick to make.
  private static let shortStopLimit = 2000
  /// The processor time, in nanoseconds, that each thread gets: enough to hand on its work, too short to
  /// notice.
  private static let restLimit: Int64 = 5_000_000
  /// The real time, in nanoseconds, that a thread may take to wake up on a busy machine.
  private static let takingLimit: Int64 = 100_000_000
}
