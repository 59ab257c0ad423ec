import Traces

/// The result of a test in a Swift suite.
struct SuiteResult: Equatable, Sendable {
  var status = RunStatus.passed
  /// The duration, in seconds.
  var duration = 0.0
  var failures: [Failure] = []
  /// The reason for skipping the test.
  var reason: String?

  /// A failure with its source location.
  struct Failure: Equatable, Sendable {
    var message: String
    var path: String
    var line: Int
  }
}
