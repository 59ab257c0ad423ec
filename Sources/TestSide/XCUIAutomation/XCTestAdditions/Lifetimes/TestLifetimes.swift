import Synchronization
import XCTest

/// The suites and the test that XCTest runs now.
///
/// Empty while Swift Testing runs, and in a program that runs no tests.
enum TestLifetimes {
  // Suites hold suites and tests; the innermost is last.
  private static let running = Mutex<[TestLifetime]>([])

  /// The test that runs, or else the innermost suite.
  static var current: TestLifetime? { running.withLock { $0.last } }

  /// The test that runs.
  static var currentTestCase: XCTestCase? { current?.test as? XCTestCase }

  static func begin(_ test: XCTest) {
    let lifetime = TestLifetime(test)
    running.withLock { $0.append(lifetime) }
  }

  /// Ends a test or suite.
  ///
  /// - Returns: What belonged to it.
  static func end(_ test: XCTest) -> TestLifetime? {
    let key = Key(test)
    return running.withLock { running in
      running.lastIndex { $0.test === key.test }.map { running.remove(at: $0) }
    }
  }

  /// Changes what belongs to a test, or to the innermost one if that test does not run.
  ///
  /// - Returns: What the body returns; nil where no test runs.
  @discardableResult
  static func update<Value: Sendable>(
    _ test: XCTest? = nil, _ body: (inout TestLifetime) throws -> Value
  ) rethrows -> Value? {
    let key = Key(test)
    return try running.withLock { running in
      let own = running.lastIndex { $0.test === key.test }
      guard let index = own ?? running.indices.last else { return nil }
      return try body(&running[index])
    }
  }

  // Tests are only compared, never used.
  private struct Key: @unchecked Sendable {
    var test: XCTest?

    init(_ test: XCTest?) { self.test = test }
  }
}
