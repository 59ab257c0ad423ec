import Testing

/// The owner of apps: all proxies for one app in one scope represent the same process.
enum TestScope: Hashable, Sendable {
  /// The whole process, because XCTest runs one test after the other.
  case process
  /// One test of Swift Testing with its arguments, because tests run in parallel.
  case test(Test.ID, arguments: String)
}
