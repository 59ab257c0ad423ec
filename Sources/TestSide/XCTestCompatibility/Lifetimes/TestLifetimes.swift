import Synchronization
import XCTest

/// The running XCTest suites and test.
///
/// It is empty while Swift Testing runs, and in a program that runs no tests.
package enum TestLifetimes {
  // Suites contain suites and tests; the innermost is last.
  private static let running = Mutex<[TestLifetime]>([])

  /// The running test, or else the innermost suite.
  static var current: TestLifetime? { running.withLock { $0.last } }

  /// The running test.
  static var currentTestCase: XCTestCase? { current?.test as? XCTestCase }

  static func begin(_ test: XCTest) {
    let lifetime = TestLifetime(test)
    running.withLock { $0.append(lifetime) }
  }

  /// Ends a test or suite.
  ///
  /// - Returns: The objects that belonged to the test.
  static func end(_ test: XCTest) -> TestLifetime? {
    let key = Key(test)
    return running.withLock { running in
      running.lastIndex { $0.test === key.test }.map { running.remove(at: $0) }
    }
  }

  /// Changes the objects of a test, or of the innermost test or suite if that test isn't running.
  ///
  /// - Returns: The value that the block returns, or `nil` if no test is running.
  @discardableResult
  package static func update<Value: Sendable>(
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
