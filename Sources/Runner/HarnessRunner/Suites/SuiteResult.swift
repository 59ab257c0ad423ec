import Traces

/// How a test of a Swift suite has ended.
struct SuiteResult: Equatable, Sendable {
  var status = RunStatus.passed
  /// The time that it took, in seconds.
  var duration = 0.0
  var failures: [Failure] = []
  /// Why it was skipped.
  var reason: String?

  /// One failure, with its place in the sources.
  struct Failure: Equatable, Sendable {
    var message: String
    var path: String
    var line: Int
  }
}
