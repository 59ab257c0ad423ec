import Dispatch
import SystemShims

/// Access to the main actor from synchronous code.
enum MainThread {
  /// Whether what runs is a piece of the main queue's work, from inside of which that cannot be run: work
  /// handed over by another thread, or a task, which is what an `async` test of XCTest is.
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
