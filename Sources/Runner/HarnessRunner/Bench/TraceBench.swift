import Foundation
import LaunchDomain
import Traces

/// Measures the cost of a trace: the time of scenarios, and the bytes of each step.
struct TraceBench {
  let runs: Int

  /// The login scenario of the README.
  static let feature = """
    Feature: Logging in
      Scenario: The right password
        Given the launch argument "model.user" is "test"
        And the secret launch argument "model.password" is "1234"
        And "LoginApp" is launched with -ui-testing YES
        When I type "test" into the text field "Username"
        And I type "1234" into the secure text field "Password"
        And I tap the button "Login"
        Then the text "results" reads "Success"
    """
  /// The number of the scenario's steps.
  private static let stepCount = 7
  /// The number of scenarios in one measurement; each takes about 30 ms.
  private static let repetitions = 10

  /// Measures scenarios with a trace, compared with the same ones without.
  ///
  /// - Returns: The figure of the time, and the number of bytes per step.
  func measure() throws -> (time: BenchFigure, bytes: Int) {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory
      .appendingPathComponent("understudy-bench-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let feature = folder.appendingPathComponent("login.feature")
    try Data(Self.feature.utf8).write(to: feature)
    let trace = folder.appendingPathComponent("trace")
    var own: [Double] = []
    var base: [Double] = []
    // The two alternate, so that a change in the machine's speed affects both.
    for run in 0...runs {
      let plain = try time(feature, in: folder, trace: nil)
      let traced = try time(feature, in: folder, trace: trace)
      // The first run of each only warms the file cache.
      if run > 0 {
        base.append(plain)
        own.append(traced)
      }
    }
    let size =
      try manager.attributesOfItem(
        atPath: trace.appendingPathComponent(TraceWriter.fileName).path)[.size] as? Int
    return (
      BenchFigure(
        name: "\(Self.repetitions) logins with a trace", value: Median.of(own),
        base: ("without one", Median.of(base)), limit: 1.15),
      (size ?? 0) / (Self.repetitions * Self.stepCount)
    )
  }

  private func time(_ feature: URL, in folder: URL, trace: URL?) throws -> Double {
    let console = Console(hasColor: false, environment: [:], output: { _ in }, error: { _ in })
    var arguments = [
      "run", feature.path, "--repeat", "\(Self.repetitions)", "--jobs", "1", "--history",
      folder.appendingPathComponent("history.json").path,
    ]
    if let trace { arguments += ["--trace", trace.path] }
    var status = ExitStatus.success
    let time = Stopwatch.time { status = HarnessCommand.run(arguments, on: console) }
    guard status == .success else { throw FlowFailure(message: "The scenarios have failed.") }
    return time
  }
}
