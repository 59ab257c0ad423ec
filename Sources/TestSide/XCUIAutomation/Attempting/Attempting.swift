import Synchronization

/// Runs a block, and throws the failure that would otherwise have been recorded in the test.
///
/// It makes every action, wait and property throwing: `try attempting { button.tap() }`. The first
/// failure in the block is thrown and not recorded. Later interactions in the block return at once
/// without any effect, like the rest of a test after a failure. In a test that has already failed,
/// interactions have no effect and no error is thrown.
///
/// - Parameter body: The block to run, in the current task or thread.
/// - Returns: The value that the block returns.
/// - Throws: `XCUIAutomationError`, or the error that the block throws.
@discardableResult
public func attempting<Value>(_ body: () throws -> Value) throws -> Value {
  let attempt = Attempt()
  do {
    let value = try Attempt.$current.withValue(attempt) { try body() }
    try attempt.throwFailure()
    return value
  } catch {
    // An error from the block may be a consequence of the failure.
    try attempt.throwFailure()
    throw error
  }
}

/// The outcome of a block of `attempting(_:)`.
final class Attempt: Sendable {
  /// The innermost running block.
  @TaskLocal static var current: Attempt?

  private let failure = Mutex<(any Error)?>(nil)
  private let requestsAfterFailure = Mutex(0)

  /// Whether a failure has occurred.
  var hasFailed: Bool { failure.withLock { $0 != nil } }

  /// Counts a request that was made after the failure.
  func countRequest() -> Int {
    requestsAfterFailure.withLock { count in
      count += 1
      return count
    }
  }

  /// Receives a failure in place of the test; only the first one counts.
  func fail(_ error: any Error) {
    failure.withLock { failure in failure = failure ?? error }
  }

  func throwFailure() throws(XCUIAutomationError) {
    if let error = failure.withLock({ $0 }) { throw XCUIAutomationError(error) }
  }
}
