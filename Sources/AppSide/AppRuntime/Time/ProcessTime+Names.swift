import Foundation
import VirtualClock

extension ProcessTime {
  /// Something in the process that waits for a time.
  @MainActor
  struct Pending {
    /// The time until then, in seconds.
    let time: TimeInterval
    let entry: virtual_clock_entry

    /// Whether it may be Dispatch's own timer, which is due each second, and not a timer of the app.
    var mayBeHousekeeping: Bool {
      entry.kind == VIRTUAL_CLOCK_TIMER_DESCRIPTOR && time <= Self.housekeepingInterval
        && !entry.is_asked_for && callers.library != .foundation
    }

    /// Returns a description with, if known, the function that waits or has set the timer.
    ///
    /// Finding the function takes some milliseconds.
    func findName() -> String {
      switch entry.kind {
      case VIRTUAL_CLOCK_SLEEP: "thread “\(thread)” sleeps\(place("in"))"
      case VIRTUAL_CLOCK_TIMER_DESCRIPTOR: timer + place(entry.is_task ? "in" : ", set in")
      case VIRTUAL_CLOCK_ALARM, VIRTUAL_CLOCK_POSIX_TIMER: "a timer that sends a signal"
      default: "thread “\(thread)” waits with a time limit\(place("in"))"
      }
    }

    private var timer: String {
      if entry.is_task { return "a task that sleeps" }
      if entry.is_asked_for { return "a timer of Dispatch" }
      return switch callers.library {
      case .foundation: "a timer of Foundation"
      // The timers of Dispatch share one descriptor.
      case .dispatch: "a timer of Dispatch or a task"
      case nil: "a timer of Foundation, Dispatch or a task"
      }
    }

    private func place(_ preposition: String) -> String {
      let space = preposition.hasPrefix(",") ? "" : " "
      return callers.findPlace().map { "\(space)\(preposition) \($0)" } ?? ""
    }

    private var callers: CallerNames {
      CallerNames(
        withUnsafeBytes(of: entry.callers) { bytes in Array(bytes.bindMemory(to: UInt.self)) })
    }

    private var thread: String {
      withUnsafeBytes(of: entry.thread_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }

    /// The interval of Dispatch's own timer, in seconds, with the leeway that Dispatch allows.
    private static let housekeepingInterval: TimeInterval = 1.1
  }
}
