import Dispatch
import Foundation

/// Access to the main actor from synchronous code.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main thread, or a thread that runs the main queue instead of it.
  static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Whether the current code is work of the main queue, which cannot be run from inside its own
  /// work.
  ///
  /// This includes work that another thread passed to it, and tasks, such as an `async` test of
  /// XCTest.
  @MainActor static var isInMainQueue: Bool {
    isDoingWorkOfOthers || withUnsafeCurrentTask { $0 != nil }
  }

  @MainActor private static var isDoingWorkOfOthers = false

  /// Runs a block on the main actor and waits for it; runs it directly if this is its thread.
  static func run<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
    if isHere { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync {
      MainActor.assumeIsolated {
        isDoingWorkOfOthers = true
        defer { isDoingWorkOfOthers = false }
        return body()
      }
    }
  }

  /// Runs a block on the main actor; runs it directly if this is its thread, or else
  /// asynchronously.
  static func runSoon(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isHere { return MainActor.assumeIsolated(body) }
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}
