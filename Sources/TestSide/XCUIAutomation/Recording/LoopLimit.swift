import Foundation

/// How long a failed test may go on asking its apps before it counts as a loop without an end.
struct LoopLimit: Equatable {
  /// The questions after the failure.
  ///
  /// The default is enough for a test that reads every cell of a large table.
  var questionCount = 1_000_000
  /// The real time since the first of them, which must have passed as well.
  ///
  /// The default is longer than loops run that end by the clock.
  var time = Duration.seconds(10)

  /// The environment variable that gives the number of questions; no time has to pass then.
  static let variable = "UNDERSTUDY_LOOP_LIMIT"

  /// The limit of this process.
  static let current = LoopLimit(environment: ProcessInfo.processInfo.environment)

  /// Makes the default limit, or the one that the environment gives; what is no number from 1 on counts
  /// as not given.
  init(environment: [String: String] = [:]) {
    guard let count = environment[Self.variable].flatMap(Int.init), count > 0 else { return }
    questionCount = count
    time = .zero
  }
}
