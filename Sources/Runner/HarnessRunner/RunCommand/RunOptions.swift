import Foundation
import Gherkin
import LaunchDomain
import Traces

/// What a command line asks of a run.
struct RunOptions: Sendable {
  var paths: [String] = []
  var tags = TagExpression.always
  /// The tag expression as it was written; `nil` without one.
  var tagText: String?
  /// A part of the names of the scenarios to run.
  var name: String?
  var jobs = 1
  var retries = 0
  var repetitions = 1
  var failsFast = false
  var failsOnFlaky = false
  /// Whether only scenarios run that failed the last time.
  var onlyFailed = false
  /// Whether the command goes on, and runs again what changes concern.
  var watches = false
  /// The seeds under which each scenario runs, until it fails; `nil` leaves them to the features.
  var seeds: ClosedRange<Int>?
  /// The app's time: `nil` leaves it to the features.
  var clock: LaunchClock?
  var shard: RunRecord.Shard?
  var isDryRun = false
  var updatesSnapshots = false
  /// The files of the reports by their kinds.
  var reports: [ReportKind: String] = [:]
  /// The trace to keep; `nil` for none.
  var trace: TraceOption?
  /// The trace whose answers play the apps.
  var replay: String?
  /// The file that keeps from run to run what failed and how long it took.
  var history: String?
  /// The folder that the command runs in.
  var folder = FileManager.default.currentDirectoryPath
  /// The folder of the apps.
  var appFolder: String
}
