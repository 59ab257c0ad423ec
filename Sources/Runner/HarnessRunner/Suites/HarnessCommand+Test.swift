import Foundation
import Traces

extension HarnessCommand {
  /// Runs the Swift suites of a package.
  static let test = HarnessCommand(
    name: "test",
    summary: "run the Swift suites of a package, XCTest and Swift Testing in one result",
    help: """
      Builds the tests of a Swift package and runs those of XCTest and of Swift Testing, with the options and
      reports of “run”, such as shards, retries and repetitions. A crash fails the tests that were running;
      the others run in another process. Regular expressions are matched against the lines of “--list”. One
      report's FILE may be “-” for standard output; other output then goes to standard error.

      Tags are those of Swift Testing, so “--tags @slow” means .tags(.slow) on a test or a suite; tests of
      XCTest have none. The options “--replay”, “--apps” and “--update-snapshots” of “run” are only for
      features.

      Exit codes: 0 all passed, 1 something failed or does not build, 64 wrong usage, 69 something is missing
      or can't be written, 130 interrupted.
      """,
    options: [
      Option(
        name: "--package", value: "DIR", help: "the package's folder; by default the current one"),
      Option(
        name: "--filter", value: "REGEX", help: "only tests that match a regular expression"),
      Option(name: "--skip", value: "REGEX", help: "no tests that match a regular expression"),
      Option(
        name: "--tags", value: "EXPR",
        help: "only tests with these tags: \"@a and not @b\"; several must all hold"),
      Option(name: "--name", value: "TEXT", help: "only tests whose names contain a text"),
      Option(name: "--list", value: nil, help: "only list the tests"),
      Option(name: "--dry-run", value: nil, help: "the same as --list"),
      Option(name: "--skip-build", value: nil, help: "run the tests that are already built"),
      Option(
        name: "--jobs", value: "N",
        help:
          "the number of tests at a time; by default one in XCTest, and Swift Testing's own choice"
      ),
      Option(
        name: "--retries", value: "N", help: "retry a failed test; it is flaky if it then passes"),
      Option(name: "--fail-on-flaky", value: nil, help: "fail the run if a test is flaky"),
      Option(name: "--repeat", value: "N", help: "run each test several times"),
      Option(
        name: "--fail-fast", value: nil,
        help: "stop at a failure; tests that are running don't count"),
      Option(name: "--last-failed", value: nil, help: "only tests that failed in their last run"),
      Option(
        name: "--watch", value: nil,
        help: "keep running, and rebuild and rerun when a source file of the package changes"),
      Option(
        name: "--time", value: "CLOCK",
        help: "“real” runs the apps in real time instead of virtual time"),
      Option(
        name: "--seeds", value: "N",
        help: "launch apps with the seeds 1 to N, or a range such as 100-150, until a test fails"),
      Option(
        name: "--shard", value: "I/N", help: "only the I-th of N parts, balanced by durations"),
      Option(
        name: "--history", value: "FILE",
        help: "the file of failures and durations; by default beside the test bundle"),
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
        "a Swift test may need more than a trace contains. “understudy replay DIR” sends the requests "
        + "of a trace to its apps again.",
      "--apps": "Swift tests find their apps themselves; “--package DIR” names the package.",
      "--update-snapshots":
        "remove the references that have changed; a test records missing ones.",
    ]
  ) { arguments, console in
    let options = try SuiteOptions(arguments, environment: console.environment)
    // A list isn't a report, so it stays on standard output.
    let console = options.lists ? console : console.forReports(options.reports)
    let run = SuiteRun(options: options, console: console)
    guard options.watches else { return try run.run() }
    var watch = try SuiteWatch(run)
    return try watch.run()
  }
}
