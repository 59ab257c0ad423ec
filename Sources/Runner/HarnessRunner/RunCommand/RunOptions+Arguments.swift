import AppDriving
import Foundation
import Gherkin
import LaunchDomain
import SystemShims
import Traces

extension RunOptions {
  /// Reads the options of a command line, and the shard from the environment.
  ///
  /// - Throws: `UsageError` for invalid options, `MissingResource` for a missing folder of apps.
  init(_ arguments: HarnessCommand.Arguments, environment: [String: String]) throws {
    // A replay needs no apps, and a watch may wait for apps to be built.
    appFolder =
      arguments.values["--replay"] == nil && !arguments.flags.contains("--watch")
      ? try arguments.appFolder() : arguments.values["--apps"] ?? AppLocator.productsFolder
    paths = arguments.operands
    onlyFailed = arguments.flags.contains("--last-failed")
    watches = arguments.flags.contains("--watch")
    try arguments.refuse(["--shard", "--dry-run", "--replay"], besides: "--watch")
    // A dry run writes no reports; refuse the options instead of ignoring them.
    try arguments.refuse(
      ReportKind.allCases.map(\.option) + ["--trace", "--trace-folder"], besides: "--dry-run")
    history = try arguments.history()
    guard !paths.isEmpty || onlyFailed else {
      throw UsageError(message: "“run” needs a feature file or a folder.")
    }
    clock = try arguments.clock()
    seeds = try arguments.seeds()
    try arguments.refuse(["--replay"], besides: "--seeds")
    tagText = arguments.tagText
    tags = try arguments.tags()
    name = arguments.values["--name"]
    jobs = try arguments.count("--jobs", from: 1) ?? ProcessInfo.processInfo.activeProcessorCount
    retries = try arguments.count("--retries", from: 0) ?? 0
    repetitions = try arguments.count("--repeat", from: 1) ?? 1
    failsFast = arguments.flags.contains("--fail-fast")
    failsOnFlaky = arguments.flags.contains("--fail-on-flaky")
    isDryRun = arguments.flags.contains("--dry-run")
    updatesSnapshots = arguments.flags.contains("--update-snapshots")
    trace = try TraceOption(arguments)
    replay = arguments.values["--replay"]
    reports = try arguments.reports()
    if let text = arguments.values["--shard"] {
      shard = try RunRecord.Shard(text)
    } else if !watches {
      shard = try ShardVariables.shard(in: environment)
    }
  }

  /// Whether the run needs the screens of the steps.
  var keepsScreens: Bool {
    trace != nil || [ReportKind.html, .messages, .cast, .svg].contains { reports[$0] != nil }
  }

  /// Whether a report of the run shows screens.
  var reportsScreens: Bool { reports.keys.contains(where: \.showsScreens) }
}

extension HarnessCommand.Arguments {
  /// Returns the number of an option, or `nil` without the option.
  ///
  /// - Throws: `UsageError` for anything but a number from the lowest to a million.
  func count(_ option: String, from lowest: Int) throws -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), number >= lowest, number <= 1_000_000 else {
      throw UsageError(
        message: "“\(option)” takes a number from \(lowest) to 1000000, not “\(text)”.")
    }
    return number
  }
}

extension HarnessCommand.Arguments {
  /// Returns the folder of the apps.
  ///
  /// - Throws: `MissingResource` if the option `--apps` doesn't name a folder.
  func appFolder() throws -> String {
    guard let folder = values["--apps"] else { return AppLocator.productsFolder }
    guard FileManager.default.isFolder(atPath: folder) else {
      throw MissingResource(message: "there is no folder \(folder) for “--apps”.")
    }
    return folder
  }

  /// Refuses options that can't be combined with another one.
  ///
  /// - Throws: `UsageError`.
  func refuse(_ others: [String], besides option: String) throws {
    guard flags.contains(option) || values[option] != nil else { return }
    for other in others where flags.contains(other) || values[other] != nil {
      throw UsageError(message: "“\(option)” and “\(other)” don't go together.")
    }
  }

  /// The tag expressions as written after `--tags`; `nil` without the option.
  var tagText: String? { allValues["--tags"]?.joined(separator: " --tags ") }

  /// Returns the condition of the options `--tags`, or one that is always true.
  ///
  /// If there are several expressions, all must be true, as in Cucumber.
  ///
  /// - Throws: `UsageError`.
  func tags() throws -> TagExpression {
    do {
      let conditions = try (allValues["--tags"] ?? []).map { try TagExpression($0) }
      guard let first = conditions.first else { return .always }
      return conditions.dropFirst().reduce(first) { .and($0, $1) }
    } catch {
      throw UsageError(message: "\(error)")
    }
  }

  /// Returns the apps' clock from the option `--time`, or `nil` without it.
  ///
  /// - Throws: `UsageError`.
  func clock() throws -> LaunchClock? {
    guard let text = values["--time"] else { return nil }
    guard let clock = LaunchClock(rawValue: text) else {
      throw UsageError(message: "“--time” takes real or virtual, not “\(text)”.")
    }
    return clock
  }
}

extension HarnessCommand.Arguments {
  /// Returns the seeds from the option `--seeds`, or `nil` without it.
  ///
  /// - Throws: `UsageError`.
  func seeds() throws -> ClosedRange<Int>? {
    guard let text = values["--seeds"] else { return nil }
    guard let seeds = SeedRange.seeds(text) else {
      throw UsageError(
        message: "“--seeds” takes a number of seeds or a range such as 100-150, not “\(text)”.")
    }
    return seeds
  }
}

extension RunRecord.Shard {
  /// Parses a shard such as `2/5`.
  ///
  /// - Throws: `UsageError`.
  init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0,
      (1...count).contains(index)
    else { throw UsageError(message: "“--shard” takes a part such as 2/5, not “\(text)”.") }
    self.init(index: index, count: count)
  }
}
