import Foundation

/// The limit beyond which the requests of a failed test count as an endless loop.
struct LoopLimit: Equatable {
  /// The number of requests after the failure.
  ///
  /// The default is enough for a test that reads every cell of a large table.
  var requestCount = 1_000_000
  /// The real time since the first request after the failure, which must have passed as well.
  ///
  /// The default is longer than any loop with a time limit runs.
  var time = Duration.seconds(10)

  /// The environment variable with the number of requests; if it is set, no time has to pass.
  static let variable = "UNDERSTUDY_LOOP_LIMIT"

  /// The limit of this process.
  static let current = LoopLimit(environment: ProcessInfo.processInfo.environment)

  /// Creates the default limit, or the one in the environment if that is a number from 1 on.
  init(environment: [String: String] = [:]) {
    guard let count = environment[Self.variable].flatMap(Int.init), count > 0 else { return }
    requestCount = count
    time = .zero
  }
}
