import Foundation
import SystemShims

/// The main dispatch queue and Foundation's timers, as part of the app's own loop.
@MainActor
struct MainQueueWork {
  let descriptor = MainQueue.descriptor

  /// Whether work waits on the queue.
  var hasWork: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Runs what is on the queue and the Foundation timers that are due.
  ///
  /// - Returns: When the next Foundation timer is due, in real seconds from now.
  func run() -> TimeInterval? {
    guard let date = RunLoop.main.limitDate(forMode: .default) else { return nil }
    let interval = date.timeIntervalSinceNow
    // Without timers Foundation answers with a date far in the future.
    return interval < Self.never ? max(0, interval) : nil
  }

  private static let never: TimeInterval = 1_000_000_000
}
