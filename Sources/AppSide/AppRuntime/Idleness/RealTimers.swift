import Foundation

/// Timers that are not on the app's clock: of Dispatch (`asyncAfter`), of Swift (`Task.sleep`).
///
/// They run in real time, and a wait has to let it pass for them. Both keep their next deadline in a
/// timer of the kernel.
struct RealTimers {
  /// When the next timer is due that is certainly the app's, in real seconds from now.
  private(set) var next: TimeInterval?
  /// Whether there is one more that may be the app's: Dispatch has a timer of its own, due each
  /// second once it has had a thread, and the kernel knows only the earlier of the two.
  private(set) var mayHaveMore = false

  /// Whether there are any, as far as anybody can see.
  var areThereAny: Bool { next != nil || mayHaveMore }

  /// Counts a timer of the kernel.
  mutating func add(_ timer: KernelTimer?) {
    guard let timer else { return }
    if timer.clock == CLOCK_MONOTONIC, timer.remaining <= Self.housekeepingInterval {
      mayHaveMore = true
    } else {
      next = min(next ?? .infinity, timer.remaining)
    }
  }

  /// Dispatch counts its threads once a second, and allows itself some time more.
  private static let housekeepingInterval: TimeInterval = 1.1
}

/// A timer of the kernel that is running.
struct KernelTimer {
  var clock: Int32
  /// In real seconds from now; 0 for one that has fired while nobody has looked.
  var remaining: TimeInterval

  /// Reads what the kernel shows of it; nil for one that is neither running nor has just fired.
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
