import Testing
import Traces

@testable import HarnessRunner

@Suite struct ShardVariablesTests {
  @Test(arguments: [
    (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "4"], 1, 4),
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], 2, 3),
    (["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "3"], 3, 3),
    (["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], 2, 2),
    (
      ["SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "4"], 2, 3
    ),
    // sbatch --array=4-8:2
    (
      [
        "SLURM_ARRAY_TASK_ID": "8", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "4",
        "SLURM_ARRAY_TASK_MAX": "8", "SLURM_ARRAY_TASK_STEP": "2",
      ], 3, 3
    ),
    (["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "1"], 1, 1),
  ])
  func `variables of CI systems name a shard`(
    environment: [String: String], index: Int, count: Int
  ) throws {
    #expect(
      try ShardVariables.shard(in: environment) == RunRecord.Shard(index: index, count: count))
  }

  @Test func `other environments don't name a shard`() throws {
    #expect(try ShardVariables.shard(in: ["CI_NODE_TOTAL": "1"]) == nil)
    #expect(try ShardVariables.shard(in: ["JOB_COMPLETIONS": "x"]) == nil)
  }

  @Test func `the number of shards without an index is an error that names the variable`() {
    let error = #expect(throws: UsageError.self) {
      try ShardVariables.shard(in: ["CI_NODE_TOTAL": "3"])
    }
    #expect(
      error?.message
        == "CI_NODE_TOTAL=3 of GitLab says how many parts there are, and nothing says which one this "
        + "is. Set CI_NODE_INDEX, or choose with “--shard”: 1/1 runs all.")
  }

  @Test func `an index without the number of shards is an error that names the variable`() {
    let error = #expect(throws: UsageError.self) {
      try ShardVariables.shard(in: ["JOB_COMPLETION_INDEX": "0"])
    }
    #expect(
      error?.message
        == "JOB_COMPLETION_INDEX=0 of Kubernetes says which part of a job this is, and nothing says how "
        + "many there are. Set JOB_COMPLETIONS, or choose with “--shard”: 1/1 runs all.")
  }

  @Test(arguments: [("4", "4"), ("-1", "4"), ("x", "4"), ("0", "0")])
  func `variables with an invalid shard are an error`(index: String, count: String) {
    #expect(throws: UsageError.self) {
      try ShardVariables.shard(in: ["TEST_SHARD_INDEX": index, "TEST_TOTAL_SHARDS": count])
    }
  }

  @Test(arguments: ["1", "5", "6"])
  func `all tasks of a Slurm array with gaps fail`(task: String) throws {
    // sbatch --array=1,5,6
    let error = #expect(throws: UsageError.self) {
      try ShardVariables.shard(in: [
        "SLURM_ARRAY_TASK_ID": task, "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "1",
        "SLURM_ARRAY_TASK_MAX": "6", "SLURM_ARRAY_TASK_STEP": "1",
      ])
    }
    #expect(error?.message.hasSuffix("Use an array such as 1-3.") == true)
  }
}
