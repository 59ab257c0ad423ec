import Foundation

#if os(Linux)
  // Returns the descriptor that becomes readable when there is work on the main dispatch queue. The
  // library exports this function for other run loops, such as Foundation's. No public function
  // lets a loop sleep on the main queue and on file descriptors at once, and a second thread
  // between them would double the cost of each request.
  @_silgen_name("_dispatch_get_main_queue_handle_4CF")
  private func dispatchMainQueueHandle() -> Int32
#endif

/// The main dispatch queue and Foundation's timers, as part of the app's own loop.
@MainActor
struct MainQueue {
  #if os(Linux)
    let descriptor: Int32 = dispatchMainQueueHandle()
  #else
    let descriptor: Int32 = -1
  #endif

  /// Whether there is work on the queue.
  var hasWork: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Runs the work on the queue and the Foundation timers that are due.
  ///
  /// - Returns: The time until Foundation's next timer is due, in real seconds.
  func run() -> TimeInterval? {
    guard let date = RunLoop.main.limitDate(forMode: .default) else { return nil }
    let interval = date.timeIntervalSinceNow
    // Without timers, Foundation returns a date in the distant future.
    return interval < Self.never ? max(0, interval) : nil
  }

  private static let never: TimeInterval = 1_000_000_000
}
