import Testing

/// What an app belongs to: to each other, all proxies of one app in one scope stand for one process.
enum TestScope: Hashable, Sendable {
  /// The process: XCTest runs one test after the other.
  case process
  /// One test of Swift Testing, which runs several side by side, with its arguments.
  case test(Test.ID, arguments: String)
}
