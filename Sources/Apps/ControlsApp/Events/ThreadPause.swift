import Foundation

/// A way in which a thread can wait without using a kernel timer.
enum ThreadPause: String, CaseIterable {
  case condition = "Condition"
  case semaphore = "Semaphore"
  case group = "Group"
  case poll = "Poll"
  case select = "Select"

  /// Waits for a number of real seconds.
  func wait(_ seconds: TimeInterval) {
    switch self {
    case .condition:
      let condition = NSCondition()
      condition.lock()
      _ = condition.wait(until: Date(timeIntervalSinceNow: seconds))
      condition.unlock()
    case .semaphore: _ = DispatchSemaphore(value: 0).wait(timeout: .now() + seconds)
    case .group:
      let group = DispatchGroup()
      group.enter()
      _ = group.wait(timeout: .now() + seconds)
      group.leave()
    case .poll: Foundation.poll(nil, 0, Int32(seconds * 1000))
    case .select:
      var time = timeval(tv_sec: 0, tv_usec: Int(seconds * 1_000_000))
      Foundation.select(0, nil, nil, nil, &time)
    }
  }
}
