import Dispatch
import Foundation
import Synchronization
import Traces

/// A thread with a stack that is large enough for a scenario.
enum ScenarioThread {
  /// The size of its stack, in bytes.
  ///
  /// Scenarios may use scenarios as steps, and each takes some 30 KB in a debug build. Memory that isn't
  /// touched costs nothing.
  static let stackSize = 128 << 20

  /// A mutex alone can't be shared with a closure that outlives this function.
  private final class Box<Value: Sendable>: Sendable {
    let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }
  }

  /// Changes a value on a thread of its own, and waits for it.
  static func run<Value: Sendable>(
    _ value: Value, _ body: @escaping @Sendable (inout Value) -> Void
  ) -> Value {
    let result = Box(value)
    let ended = DispatchSemaphore(value: 0)
    let thread = Thread {
      var changed = value
      body(&changed)
      let end = changed
      result.value.withLock { $0 = end }
      ended.signal()
    }
    thread.stackSize = stackSize
    thread.name = "scenario"
    thread.start()
    ended.wait()
    return result.value.withLock { $0 }
  }
}
