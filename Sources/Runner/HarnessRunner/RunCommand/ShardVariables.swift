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
    /// The variable of the number of the first part, if it isn't fixed.
    var firstVariable: String?
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
      firstVariable: "SLURM_ARRAY_TASK_MIN"),
    // Kubernetes tells the index alone; the job's template passes its completions on.
    System(
      name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: "JOB_COMPLETIONS", first: 0),
  ]

  /// Returns the part that the environment names, or `nil` if it names none.
  ///
  /// - Throws: `UsageError` for variables that don't describe one.
  static func shard(in environment: [String: String]) throws -> RunRecord.Shard? {
    for system in systems {
      guard let indexText = environment[system.index], let countText = environment[system.count]
      else { continue }
      let first = system.firstVariable.flatMap { environment[$0] }.flatMap(Int.init) ?? system.first
      guard let index = Int(indexText), let count = Int(countText), count > 0,
        (0..<count).contains(index - first)
      else {
        throw UsageError(
          message: "\(system.index)=\(indexText) and \(system.count)=\(countText) of "
            + "\(system.name) don't describe a valid shard.")
      }
      return RunRecord.Shard(index: index - first + 1, count: count)
    }
    return nil
  }

  /// Tells Bazel that its variables were read, as its test encyclopedia asks.
  static func touchStatusFile(in environment: [String: String]) {
    guard let path = environment["TEST_SHARD_STATUS_FILE"] else { return }
    _ = FileManager.default.createFile(atPath: path, contents: nil)
  }
}
