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
  /// How many more stops may be made that are closer together than `shortStep`.
  private var shortStops = Self.shortStopLimit

  /// Whether the last advance has woken nothing that may run code of the app: no sleeper, no timer of its own.
  private(set) var wokeNobody = false

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
  ///
  /// What renews itself again and again after microseconds is looked at once a frame, as on a machine
  /// that is not fast enough for it.
  var timeToDeadline: TimeInterval? {
    let deadline = virtual_clock_next_deadline()
    guard deadline != .max else { return nil }
    return Self.seconds(max(deadline - virtual_clock_now(), shortStops > 0 ? 0 : Self.frame))
  }

  /// Goes on by a time, wakes what is due at its end, and lets that come to rest.
  ///
  /// The caller goes from deadline to deadline, as `timeToDeadline` says.
  ///
  /// - Parameter seconds: The time, which may be zero for what is due already.
  mutating func advance(by seconds: TimeInterval) {
    let now = virtual_clock_now()
    let wakings = virtual_clock_waking_count()
    var end = max(now, min(now + Int64((min(seconds, Self.longest) * 1e9).rounded()), Self.last))
    // Rounding to seconds must not make the clock stop just before what is due at the end.
    let next = virtual_clock_next_deadline()
    if next > end, next - end <= Self.precision { end = next }
    // Once at least, for what is due at this very moment.
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

  /// Lets threads that were given work come to rest; costs nothing if none was.
  func rest() { _ = virtual_clock_rest(Self.restLimit) }

  /// What waits for a time, soonest first, without the timers with names and what may be Dispatch's own timer.
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

  /// In seconds; a longer time is no number of nanoseconds.
  private static let longest: TimeInterval = 4e9
  /// In nanoseconds, a little more than a hundred years; with today's date and the longest move it is a
  /// number of nanoseconds still.
  private static let last: Int64 = 3_200_000_000_000_000_000
  /// In seconds; a later date is no number of nanoseconds either.
  private static let longestMove: TimeInterval = 4e9
  /// More would not be read.
  private static let pendingLimit = 64
  /// In nanoseconds.
  private static let precision: Int64 = 16
  /// In nanoseconds; Dispatch sets a timer to the very moment, but for what it loses in its own units.
  private static let dispatchPrecision: Int64 = 1000
  /// How many timers may be due on the way, should the caller not stop at each.
  private static let wakingLimit = 100_000
  /// In nanoseconds.
  private static let shortStep: Int64 = 1_000_000
  /// In nanoseconds.
  private static let frame: Int64 = 16_666_667
  /// More than a thousand timers in the same second need, and so few that they take little time.
  private static let shortStopLimit = 2000
  /// In nanoseconds of each thread's processor time: long enough for it to hand on what it got, too short to
  /// notice.
  private static let restLimit: Int64 = 5_000_000
  /// In real nanoseconds: on a busy machine a thread may take that long to wake up.
  private static let takingLimit: Int64 = 100_000_000
}
