import Foundation

/// The limit beyond which the requests of a failed test count as an endless loop.
struct LoopLimit: Equatable {
  /// The number of requests after the failure.
  ///
  /// The default suffices for a test that reads every cell of a large table.
  var requestCount = 1_000_000
  /// The real time that must also have passed since the first request after the failure.
  ///
  /// The default exceeds the time limits of usual loops.
  var time = Duration.seconds(10)

  /// The environment variable with the number of requests; if it is set, the time doesn't matter.
  static let variable = "UNDERSTUDY_LOOP_LIMIT"

  /// The limit of this process.
  static let current = LoopLimit(environment: ProcessInfo.processInfo.environment)

  /// Creates the limit in the environment if that is a positive number, or else the default.
  init(environment: [String: String] = [:]) {
    guard let count = environment[Self.variable].flatMap(Int.init), count > 0 else { return }
    requestCount = count
    time = .zero
  }
}
