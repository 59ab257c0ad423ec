import Foundation
import Traces

/// The variables by which continuous integration systems name the part of a job.
enum ShardVariables {
  private struct System {
    var name: String
    var index: String
    var count: String
    /// The number of the first part.
    var first: Int
    /// The variables with the numbers of the first and last parts and the distance between parts, if these
    /// aren't fixed.
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
    // Kubernetes sets only the index; the job's template passes on its completions.
    System(
      name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: "JOB_COMPLETIONS", first: 0),
  ]

  /// Returns the shard named by the environment, or `nil` if there isn't one.
  ///
  /// - Throws: `UsageError` if the variables don't describe a valid shard.
  static func shard(in environment: [String: String]) throws -> RunRecord.Shard? {
    for system in systems {
      guard let indexText = environment[system.index] else {
        // GitLab sets a count of 1 in jobs that aren't parallel.
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
        // Otherwise each part would run everything.
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
            // The position is only known if the numbers are evenly spaced.
            + (system.range == nil ? "" : " Use an array such as 1-\(max(2, Int(countText) ?? 2)).")
        )
      }
      return RunRecord.Shard(index: position + 1, count: count)
    }
    return nil
  }

  /// Returns the position of a part, from 0, or `nil` if the index doesn't belong to the parts.
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

  /// Creates the file that tells Bazel that sharding is supported, as its test encyclopedia requires.
  static func touchStatusFile(in environment: [String: String]) {
    guard let path = environment["TEST_SHARD_STATUS_FILE"] else { return }
    _ = FileManager.default.createFile(atPath: path, contents: nil)
  }
}
