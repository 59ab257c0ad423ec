import Foundation
import Gherkin
import LaunchDomain
import Traces

/// The options of a run.
struct RunOptions: Sendable {
  var paths: [String] = []
  var tags = TagExpression.always
  /// The tag expression as written, if any.
  var tagText: String?
  /// A part of the names of the scenarios to run.
  var name: String?
  var jobs = 1
  var retries = 0
  var repetitions = 1
  var failsFast = false
  var failsOnFlaky = false
  /// Whether to run only scenarios that failed the last time.
  var onlyFailed = false
  /// Whether the command keeps running, and reruns scenarios that changes affect.
  var watches = false
  /// The seeds with which to run each scenario until it fails; `nil` leaves them to the features.
  var seeds: ClosedRange<Int>?
  /// The apps' clock; `nil` leaves it to the features.
  var clock: LaunchClock?
  var shard: RunRecord.Shard?
  var isDryRun = false
  var updatesSnapshots = false
  /// The reports' files by kind.
  var reports: [ReportKind: String] = [:]
  /// The trace to keep, if any.
  var trace: TraceOption?
  /// The trace whose answers replace the apps.
  var replay: String?
  /// The file that keeps failures and durations from run to run.
  var history: String?
  /// The working folder of the command.
  var folder = FileManager.default.currentDirectoryPath
  /// The folder of the apps.
  var appFolder: String
}
