import Synchronization

/// Does something with apps and elements, and throws what would have failed the test.
///
/// It is the throwing twin of every action, wait and property: `try attempting { button.tap() }`. The
/// first failure inside is thrown and not recorded; what comes after it in the block returns at once
/// without doing anything, as the rest of a test does after a failure. In a test that has failed
/// already nothing is done and nothing thrown.
///
/// - Parameter body: What is done, in this task or thread.
/// - Returns: What the block returns.
/// - Throws: `XCUIAutomationError`, or what the block throws.
@discardableResult
public func attempting<Value>(_ body: () throws -> Value) throws -> Value {
  let attempt = Attempt()
  do {
    let value = try Attempt.$current.withValue(attempt) { try body() }
    try attempt.throwFailure()
    return value
  } catch {
    // What the block throws may well be because of what it got after the failure.
    try attempt.throwFailure()
    throw error
  }
}

/// What has gone wrong in a block of `attempting(_:)`.
final class Attempt: Sendable {
  /// The innermost block that runs.
  @TaskLocal static var current: Attempt?

  private let failure = Mutex<(any Error)?>(nil)
  private let questionsInVain = Mutex(0)

  /// Whether something has gone wrong already.
  var hasFailed: Bool { failure.withLock { $0 != nil } }

  /// Counts a question that was asked after that.
  func countQuestion() -> Int {
    questionsInVain.withLock { count in
      count += 1
      return count
    }
  }

  /// Takes an error in place of the test; only the first counts.
  func fail(_ error: any Error) {
    failure.withLock { failure in failure = failure ?? error }
  }

  func throwFailure() throws(XCUIAutomationError) {
    if let error = failure.withLock({ $0 }) { throw XCUIAutomationError(error) }
  }
}
