import Foundation
import VirtualClock

extension ProcessTime {
  /// Something in the process that waits for a time.
  struct Pending {
    /// How long it is until then, in seconds.
    let time: TimeInterval
    let entry: virtual_clock_entry

    /// What it is and, as far as can be known, who waits or has set the timer, and where.
    @MainActor var name: String {
      let callers = CallerNames(withUnsafeBytes(of: entry.callers) { Array($0.bindMemory(to: UInt.self)) })
      let place = callers.place
      let inPlace = place.map { " in \($0)" } ?? ""
      return switch entry.kind {
      case VIRTUAL_CLOCK_SLEEP: "thread “\(thread)” sleeps\(inPlace)"
      case VIRTUAL_CLOCK_TIMER_DESCRIPTOR: timer(callers, place)
      case VIRTUAL_CLOCK_ALARM, VIRTUAL_CLOCK_POSIX_TIMER: "a timer that sends a signal"
      default: "thread “\(thread)” waits with a time limit\(inPlace)"
      }
    }

    private var thread: String {
      withUnsafeBytes(of: entry.thread_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }

    @MainActor private func timer(_ callers: CallerNames, _ place: String?) -> String {
      if entry.is_task { return "a task that sleeps" }
      let setter = place.map { ", set in \($0)" } ?? ""
      return switch callers.library {
      case .foundation: "a timer of Foundation\(setter)"
      case .dispatch:
        place == nil ? "a timer of Dispatch or a task" : "a timer of Dispatch\(setter)"
      case nil: "a timer of Foundation, Dispatch or a task\(setter)"
      }
    }
  }
}
