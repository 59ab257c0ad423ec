import Foundation

/// Timers that aren't on the app's clock: those of Dispatch (`asyncAfter`) and Swift
/// (`Task.sleep`).
///
/// They run in real time, so a wait has to let real time pass for them. Both keep their next
/// deadline in a kernel timer.
struct RealTimers {
  /// The time until the next timer that is certainly the app's, in real seconds.
  private(set) var next: TimeInterval?
  /// Whether there may be another timer of the app.
  ///
  /// Dispatch has a timer of its own, due each second once it has used a thread, and the kernel
  /// shows only the earlier of the two deadlines.
  private(set) var mayHaveMore = false

  /// Whether any timers are known or possible.
  var hasTimers: Bool { next != nil || mayHaveMore }

  /// Adds a kernel timer.
  mutating func add(_ timer: KernelTimer?) {
    guard let timer else { return }
    if timer.clock == CLOCK_MONOTONIC, timer.remaining <= Self.housekeepingInterval {
      mayHaveMore = true
    } else {
      next = min(next ?? .infinity, timer.remaining)
    }
  }

  /// The interval, in seconds, at which Dispatch counts its threads, with the leeway that it
  /// allows.
  private static let housekeepingInterval: TimeInterval = 1.1
}

/// A running kernel timer.
struct KernelTimer {
  var clock: Int32
  /// The remaining time in real seconds; 0 if the timer has fired but the event is unread.
  var remaining: TimeInterval

  /// Reads the kernel's information; fails if the timer neither runs nor has just fired.
  init?(_ descriptor: Int32) {
    guard let text = try? String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8)
    else { return nil }
    var clock: Int32?
    var remaining: TimeInterval = 0
    var hasFired = false
    for line in text.split(separator: "\n") {
      let words = line.split(whereSeparator: { " (),:\t".contains($0) })
      switch words.first {
      case "clockid": clock = words.count > 1 ? Int32(words[1]) : nil
      case "ticks": hasFired = words.count > 1 && words[1] != "0"
      case "it_value":
        guard words.count > 2, let seconds = Double(words[1]), let nanoseconds = Double(words[2])
        else { return nil }
        remaining = seconds + nanoseconds / 1_000_000_000
      default: break
      }
    }
    guard let clock, remaining > 0 || hasFired else { return nil }
    self.clock = clock
    self.remaining = remaining
  }
}
