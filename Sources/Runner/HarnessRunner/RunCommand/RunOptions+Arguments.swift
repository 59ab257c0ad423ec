import AppDriving
import Foundation
import Gherkin
import LaunchDomain
import Traces

extension RunOptions {
  /// Reads the options of a command line, and the part of a run that the environment names.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: HarnessCommand.Arguments, environment: [String: String]) throws {
    appFolder = arguments.values["--apps"] ?? AppLocator.productsFolder
    paths = arguments.operands
    onlyFailed = arguments.flags.contains("--last-failed")
    watches = arguments.flags.contains("--watch")
    for other in ["--shard", "--dry-run"] where watches {
      guard arguments.values[other] == nil, !arguments.flags.contains(other) else {
        throw UsageError(message: "“--watch” and “\(other)” don't go together.")
      }
    }
    history = arguments.values["--history"]
    guard !paths.isEmpty || onlyFailed else {
      throw UsageError(message: "“run” needs a feature file or a folder.")
    }
    if let text = arguments.values["--time"] {
      guard let clock = LaunchClock(rawValue: text) else {
        throw UsageError(message: "“--time” takes real or virtual, not “\(text)”.")
      }
      self.clock = clock
    }
    seeds = try arguments.seeds()
    guard seeds == nil || arguments.values["--replay"] == nil else {
      throw UsageError(message: "“--seeds” and “--replay” don't go together.")
    }
    tagText = arguments.values["--tags"]
    if let text = tagText {
      do {
        tags = try TagExpression(text)
      } catch {
        throw UsageError(message: "\(error)")
      }
    }
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
    guard replay == nil || !watches else {
      throw UsageError(message: "“--watch” and “--replay” don't go together.")
    }
    for kind in ReportKind.allCases {
      reports[kind] = arguments.values["--\(kind.rawValue)"]
    }
    if let text = arguments.values["--shard"] {
      shard = try RunRecord.Shard(text)
    } else if !watches {
      shard = try ShardVariables.shard(in: environment)
    }
  }

  /// Whether the screens of the steps are needed.
  var keepsScreens: Bool {
    trace != nil || [ReportKind.html, .messages, .cast, .svg].contains { reports[$0] != nil }
  }

  /// Whether a report of the run shows screens, if they are kept.
  var reportsScreens: Bool { reports.keys.contains(where: \.showsScreens) }
}

extension HarnessCommand.Arguments {
  /// Returns the number of an option, or `nil` without the option.
  ///
  /// - Throws: `UsageError` for something else than a number from the lowest.
  func count(_ option: String, from lowest: Int) throws -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), number >= lowest, number <= 1_000_000 else {
      throw UsageError(message: "“\(option)” takes a number from \(lowest), not “\(text)”.")
    }
    return number
  }
}

extension HarnessCommand.Arguments {
  /// Returns the seeds of the option `--seeds`, or `nil` without it.
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
  /// Reads `2/5`.
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
