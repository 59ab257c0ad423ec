import Foundation
import Traces

/// The variables with which systems for continuous integration say which part of a job this is.
enum ShardVariables {
  private struct System {
    var name: String
    var index: String
    var count: String
    /// The number of the first part.
    var first: Int
    /// The variables of the numbers of the first and the last part and of the distance between two, if
    /// they aren't fixed.
    var range: (first: String, last: String, step: String)?
  }

  private static let systems = [
    System(name: "Bazel", index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
    System(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    System(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
    System(
      name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT",
      first: 0),
    System(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", first: 0,
      range: ("SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_MAX", "SLURM_ARRAY_TASK_STEP")),
    // Kubernetes tells the index alone; the job's template passes its completions on.
    System(
      name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: "JOB_COMPLETIONS", first: 0),
  ]

  /// Returns the part that the environment names, or `nil` if it names none.
  ///
  /// - Throws: `UsageError` for variables that don't describe one.
  static func shard(in environment: [String: String]) throws -> RunRecord.Shard? {
    for system in systems {
      guard let indexText = environment[system.index] else {
        // GitLab says of each job that it is one of one.
        if let countText = environment[system.count], let count = Int(countText), count > 1 {
          throw UsageError(
            message:
              "\(system.count)=\(countText) of \(system.name) says how many parts there are, and "
              + "nothing says which one this is. Set \(system.index), or choose with “--shard”: 1/1 "
              + "runs all.")
        }
        continue
      }
      guard let countText = environment[system.count] else {
        // Each part would run everything.
        throw UsageError(
          message:
            "\(system.index)=\(indexText) of \(system.name) says which part of a job this is, and "
            + "nothing says how many there are. Set \(system.count), or choose with “--shard”: 1/1 runs all."
        )
      }
      guard let index = Int(indexText), let count = Int(countText), count > 0,
        let position = position(of: index, among: count, system, environment)
      else {
        throw UsageError(
          message: "\(system.index)=\(indexText) and \(system.count)=\(countText) of "
            + "\(system.name) don't describe a valid shard."
            // Only numbers at equal distances say which of the parts this is.
            + (system.range == nil ? "" : " Use an array such as 1-\(max(2, Int(countText) ?? 2)).")
        )
      }
      return RunRecord.Shard(index: position + 1, count: count)
    }
    return nil
  }

  /// The position of a part, from 0; `nil` if it isn't one of them.
  private static func position(
    of index: Int, among count: Int, _ system: System, _ environment: [String: String]
  ) -> Int? {
    func number(_ variable: String?, _ fallback: Int) -> Int {
      variable.flatMap { environment[$0] }.flatMap(Int.init) ?? fallback
    }
    let first = number(system.range?.first, system.first)
    let step = max(1, number(system.range?.step, 1))
    let (span, isHuge) = (count - 1).multipliedReportingOverflow(by: step)
    let (last, isHuger) = first.addingReportingOverflow(span)
    let (distance, isFar) = index.subtractingReportingOverflow(first)
    guard !isHuge, !isHuger, !isFar, number(system.range?.last, last) == last,
      (0...span).contains(distance), distance.isMultiple(of: step)
    else { return nil }
    return distance / step
  }

  /// Tells Bazel that its variables were read, as its test encyclopedia asks.
  static func touchStatusFile(in environment: [String: String]) {
    guard let path = environment["TEST_SHARD_STATUS_FILE"] else { return }
    _ = FileManager.default.createFile(atPath: path, contents: nil)
  }
}
