import Foundation
import Gherkin
import Traces

/// What a command line asks of a run.
struct RunOptions: Sendable {
  var paths: [String] = []
  var tags = TagExpression.always
  /// A part of the names of the scenarios to run.
  var name: String?
  var jobs = 1
  var retries = 0
  var repetitions = 1
  var failsFast = false
  var failsOnFlaky = false
  var shard: RunRecord.Shard?
  var isDryRun = false
  var updatesSnapshots = false
  /// The files of the reports by their kinds.
  var reports: [ReportKind: String] = [:]
  /// The folder for the trace.
  var trace: String?
  /// The folder of the apps.
  var appFolder: String
}
