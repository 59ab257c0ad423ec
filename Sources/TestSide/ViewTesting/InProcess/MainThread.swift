import Dispatch
import SystemShims

/// Access to the main actor from synchronous code.
enum MainThread {
  /// Whether the running code is itself work of the main queue, inside which the queue can't be run.
  ///
  /// Such work is a block from another thread, or a task. An `async` test of XCTest is a task.
  @MainActor static var isInMainQueue: Bool {
    isRunningForeignWork || withUnsafeCurrentTask { $0 != nil }
  }

  @MainActor private static var isRunningForeignWork = false

  /// Runs a block on the main actor and waits for it; runs it directly if this is its thread.
  static func run<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
    if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync {
      MainActor.assumeIsolated {
        isRunningForeignWork = true
        defer { isRunningForeignWork = false }
        return body()
      }
    }
  }

  /// Runs a block on the main actor; runs it directly if this is its thread, or else
  /// asynchronously.
  static func runSoon(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}
