import Dispatch
import Foundation
import Synchronization
import Traces

/// A thread with a stack that is large enough for a scenario.
enum ScenarioThread {
  /// Scenarios may use scenarios as steps, which a thread's usual stack is too small for.
  static let stackSize = 8 << 20

  /// A mutex alone can't be shared with a closure that outlives this function.
  private final class Box: Sendable {
    let attempt = Mutex(AttemptRecord(start: 0))
  }

  /// Runs an attempt on a thread of its own, and waits for it.
  static func run(_ body: @escaping @Sendable () -> AttemptRecord) -> AttemptRecord {
    let result = Box()
    let ended = DispatchSemaphore(value: 0)
    let thread = Thread {
      let attempt = body()
      result.attempt.withLock { $0 = attempt }
      ended.signal()
    }
    thread.stackSize = stackSize
    thread.name = "scenario"
    thread.start()
    ended.wait()
    return result.attempt.withLock { $0 }
  }
}
