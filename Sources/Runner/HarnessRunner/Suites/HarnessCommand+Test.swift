import Foundation
import Traces

extension HarnessCommand {
  /// Runs the Swift suites of a package.
  static let test = HarnessCommand(
    name: "test",
    summary: "run the Swift suites of a package, XCTest and Swift Testing in one result",
    help: """
      Builds the tests of a Swift package and runs those of XCTest and of Swift Testing, with the options and
      reports of “run”: shards, retries, repetitions, what failed last. A crash costs the tests that ran; the
      others run in another process. A regular expression is compared with what “--list” prints. One
      report's FILE may be “-”, standard output; words go to standard error then.

      Tags are those of Swift Testing, so “--tags @slow” means .tags(.slow) at a test or a suite; tests of
      XCTest have none. Of the options of “run”, “--replay”, “--apps” and “--update-snapshots” are for
      features alone.

      Exit codes: 0 all passed, 1 something failed or does not build, 64 wrong usage, 69 a package, a file or
      a folder is missing or can't be written, 130 interrupted.
      """,
    options: [
      Option(name: "--package", value: "DIR", help: "the package; the folder you are in"),
      Option(
        name: "--filter", value: "REGEX", help: "only tests that a regular expression matches"),
      Option(name: "--skip", value: "REGEX", help: "no tests that a regular expression matches"),
      Option(
        name: "--tags", value: "EXPR",
        help: "only tests with these tags: \"@a and not @b\"; several must all hold"),
      Option(name: "--name", value: "TEXT", help: "only tests whose names contain a text"),
      Option(name: "--list", value: nil, help: "only list the tests"),
      Option(name: "--dry-run", value: nil, help: "the same"),
      Option(name: "--skip-build", value: nil, help: "run what is built already"),
      Option(
        name: "--jobs", value: "N",
        help:
          "how many run at a time; unless told, one in XCTest and as many as it likes in Swift Testing"
      ),
      Option(
        name: "--retries", value: "N", help: "try a failed test again; flaky if it passes"),
      Option(name: "--fail-on-flaky", value: nil, help: "flaky tests fail the run"),
      Option(name: "--repeat", value: "N", help: "run each test several times"),
      Option(
        name: "--fail-fast", value: nil, help: "end at a failure; tests that run then don't count"),
      Option(name: "--last-failed", value: nil, help: "only tests that failed when they ran last"),
      Option(
        name: "--watch", value: nil,
        help: "keep running: when a source file of the package changes, build and run again"),
      Option(
        name: "--time", value: "CLOCK", help: "“real” runs the apps in real time, not virtual time"),
      Option(
        name: "--seeds", value: "N",
        help: "launch apps with the seeds 1 to N, or a range such as 100-150, until a test fails"),
      Option(name: "--shard", value: "I/N", help: "the I-th of N parts, by how long tests took"),
      Option(
        name: "--history", value: "FILE",
        help: "where failures and durations are kept; a file beside the bundle unless told"),
      Option(name: "--junit", value: "FILE", help: "write JUnit XML"),
      Option(name: "--html", value: "FILE", help: "write a page"),
      Option(name: "--messages", value: "FILE", help: "write Cucumber's messages (NDJSON)"),
      Option(name: "--json", value: "FILE", help: "write JSON lines, for “merge”"),
      Option(name: "--tap", value: "FILE", help: "write TAP 14"),
      Option(name: "--cast", value: "FILE", help: "write a recording for asciinema's player"),
      Option(name: "--svg", value: "FILE", help: "write an animated picture of the screens"),
    ] + TraceOption.options,
    refusals: [
      "--replay":
        "a Swift test may ask for more than a trace holds. “understudy replay DIR” sends apps the "
        + "requests of a trace again.",
      "--apps": "Swift tests find their apps themselves; “--package DIR” names the package.",
      "--update-snapshots":
        "remove the references that have changed; a test records what is missing.",
    ]
  ) { arguments, console in
    let options = try SuiteOptions(arguments, environment: console.environment)
    // A list is no report.
    let console = options.lists ? console : console.forReports(options.reports)
    let run = SuiteRun(options: options, console: console)
    guard options.watches else { return try run.run() }
    var watch = try SuiteWatch(run)
    return try watch.run()
  }
}
