import Dispatch
import Foundation
import Synchronization
import Traces

/// Runs code on a thread with a stack large enough for a scenario.
enum ScenarioThread {
  /// The size of the stack, in bytes.
  ///
  /// Scenarios may use scenarios as steps, and each takes about 30 KB in a debug build. Unused stack memory
  /// costs nothing.
  static let stackSize = 128 << 20

  /// A box for a mutex, which alone can't be captured by an escaping closure.
  private final class Box<Value: Sendable>: Sendable {
    let value: Mutex<Value>

    init(_ value: Value) { self.value = Mutex(value) }
  }

  /// Changes a value on a separate thread, and returns the result.
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
