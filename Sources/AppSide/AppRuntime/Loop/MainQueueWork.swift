import Foundation
import SystemShims

/// The main dispatch queue and Foundation's timers, as part of the app's own loop.
@MainActor
struct MainQueueWork {
  let descriptor = MainQueue.descriptor

  /// Whether there is work on the queue.
  var hasWork: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Runs one pass of Foundation's run loop: the work on the queue, or the Foundation timers that are due.
  ///
  /// - Returns: The time until Foundation's next timer is due, in real seconds.
  func run() -> TimeInterval? {
    guard let date = RunLoop.main.limitDate(forMode: .default) else { return nil }
    let interval = date.timeIntervalSinceNow
    // Without timers, Foundation returns a date in the distant future.
    return interval < Self.never ? max(0, interval) : nil
  }

  /// The maximum number of events at one time: the queue's work, another thread's wake-up, due timers.
  static let eventCount = 3

  private static let never: TimeInterval = 1_000_000_000
}
