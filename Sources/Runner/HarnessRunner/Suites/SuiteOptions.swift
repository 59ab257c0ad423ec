import Foundation
import Gherkin
import LaunchDomain
import Traces

/// The options of a run of Swift suites.
struct SuiteOptions {
  var package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  var filter: String?
  var skip: String?
  /// A part of the names of the tests to run.
  var name: String?
  var tags = TagExpression.always
  /// The tag expression as written, if any.
  var tagText: String?
  var builds = true
  var lists = false
  /// The maximum number of tests that run at a time; `nil` leaves it to the libraries.
  var jobs: Int?
  var retries = 0
  var repetitions = 1
  var failsFast = false
  var failsOnFlaky = false
  /// Whether the command keeps running, and reruns the tests when the package changes.
  var watches = false
  var onlyFailed = false
  var history: String?
  var shard: RunRecord.Shard?
  /// The seeds with which to run the tests until one fails; `nil` leaves them to the tests.
  var seeds: String?
  /// The apps' clock; `nil` leaves it to the tests.
  var clock: LaunchClock?
  /// The trace to keep, if any.
  var trace: TraceOption?
  var reports: [ReportKind: String] = [:]

  /// Reads the options of a command line, and the shard from the environment.
  ///
  /// - Throws: `UsageError` for invalid options.
  init(_ arguments: HarnessCommand.Arguments, environment: [String: String]) throws {
    if let path = arguments.values["--package"] { package = URL(fileURLWithPath: path) }
    filter = arguments.values["--filter"]
    skip = arguments.values["--skip"]
    for (option, text) in [("--filter", filter), ("--skip", skip)] {
      guard let text else { continue }
      do {
        _ = try Regex(text)
      } catch {
        throw UsageError(message: "“\(option)” takes a regular expression, not “\(text)”.")
      }
    }
    name = arguments.values["--name"]
    tagText = arguments.tagText
    tags = try arguments.tags()
    clock = try arguments.clock()
    builds = !arguments.flags.contains("--skip-build")
    lists = !arguments.flags.isDisjoint(with: ["--list", "--dry-run"])
    watches = arguments.flags.contains("--watch")
    try arguments.refuse(
      ["--shard", "--list", "--dry-run", "--skip-build"], besides: "--watch")
    jobs = try arguments.count("--jobs", from: 1)
    retries = try arguments.count("--retries", from: 0) ?? 0
    repetitions = try arguments.count("--repeat", from: 1) ?? 1
    failsFast = arguments.flags.contains("--fail-fast")
    failsOnFlaky = arguments.flags.contains("--fail-on-flaky")
    onlyFailed = arguments.flags.contains("--last-failed")
    history = try arguments.history()
    if try arguments.seeds() != nil { seeds = arguments.values["--seeds"] }
    trace = try TraceOption(arguments)
    if let text = arguments.values["--shard"] {
      shard = try RunRecord.Shard(text)
    } else if !watches {
      shard = try ShardVariables.shard(in: environment)
    }
    reports = try arguments.reports()
  }

  /// The environment variables that pass options to the tests.
  var variables: [String: String] {
    var variables: [String: String] = [:]
    variables["UNDERSTUDY_SEEDS"] = seeds
    variables["UNDERSTUDY_CLOCK"] = clock?.rawValue
    if let trace {
      // Keep everything: failures are known for certain only at the end.
      variables["UNDERSTUDY_TRACE"] = "on"
      variables["UNDERSTUDY_TRACE_FOLDER"] = URL(fileURLWithPath: trace.folder).path
    }
    return variables
  }

  /// Returns the selected tests, the option that left none, and the shard that the tests form.
  func selection(
    of tests: [SuiteTest], history: RunHistory
  ) throws -> (tests: [SuiteTest], emptiedBy: String?, shard: RunRecord.Shard?) {
    var chosen = tests
    var emptiedBy: String?
    func keep(_ option: String, _ condition: (SuiteTest) throws -> Bool) rethrows {
      guard !chosen.isEmpty else { return }
      chosen = try chosen.filter(condition)
      if chosen.isEmpty { emptiedBy = option }
    }
    if let filter {
      try keep("--filter \(filter)") { try Regex(filter).firstMatch(in: $0.id) != nil }
    }
    if let skip {
      try keep("--skip \(skip)") { try Regex(skip).firstMatch(in: $0.id) == nil }
    }
    if let name { keep("--name \(name)") { $0.name.localizedCaseInsensitiveContains(name) } }
    if let tagText {
      // Without tag information, `not @slow` must not match every test.
      guard tests.isEmpty || tests.contains(where: { !$0.tags.isEmpty }) else {
        throw RunProblem(
          message:
            "no test has a tag that “--tags \(tagText)” could mean: tests of Swift Testing have "
            + "those of .tags(…), and tests of XCTest have none. “--filter REGEX” chooses by names."
        )
      }
      keep("--tags \(tagText)") { tags.isSatisfied(by: $0.tags) }
    }
    if onlyFailed {
      let failed = history.failed
      keep("--last-failed") { failed.contains($0.key) }
    }
    var dealt = shard
    if let shard {
      let shards = ShardBalance.shards(
        for: chosen.map { history.entries[$0.key]?.milliseconds }, count: shard.count)
      dealt?.deal = ShardDeal(of: chosen.map { [$0.library.rawValue, $0.id] }, to: shards)
      dealt?.deal?.scenarios *= repetitions
      chosen = zip(chosen, shards).filter { $0.1 == shard.index }.map(\.0)
    }
    return (chosen, emptiedBy, dealt)
  }
}

extension SuiteTest {
  /// The key that identifies the test from run to run.
  var key: ScenarioKey { ScenarioRecord(self, repetition: nil).key(in: "") }
}
