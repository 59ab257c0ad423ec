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
      others run in another process. A regular expression is compared with what “--list” prints.

      Exit codes: 0 all passed, 1 something failed or does not build, 64 wrong usage, 69 a package, a file or
      a folder is missing or can't be written, 130 interrupted.
      """,
    options: [
      Option(name: "--package", value: "DIR", help: "the package; the folder you are in"),
      Option(
        name: "--filter", value: "REGEX", help: "only tests that a regular expression matches"),
      Option(name: "--skip", value: "REGEX", help: "no tests that a regular expression matches"),
      Option(name: "--list", value: nil, help: "only list the tests"),
      Option(name: "--skip-build", value: nil, help: "run what is built already"),
      Option(
        name: "--retries", value: "N", help: "try a failed test again; flaky if it passes"),
      Option(name: "--fail-on-flaky", value: nil, help: "flaky tests fail the run"),
      Option(name: "--repeat", value: "N", help: "run each test several times"),
      Option(name: "--last-failed", value: nil, help: "only tests that failed when they ran last"),
      Option(
        name: "--seeds", value: "N",
        help: "launch apps with the seeds 1 to N, or a range such as 100-150, until a test fails"),
      Option(name: "--shard", value: "I/N", help: "the I-th of N parts, by how long tests took"),
      Option(
        name: "--history", value: "FILE",
        help: "keeps what failed and how long it took; else a file beside the bundle does"),
      Option(name: "--junit", value: "FILE", help: "write JUnit XML"),
      Option(name: "--html", value: "FILE", help: "write a page"),
      Option(name: "--json", value: "FILE", help: "write JSON lines, for “merge”"),
      Option(name: "--tap", value: "FILE", help: "write TAP 14"),
      Option(name: "--cast", value: "FILE", help: "write a recording for asciinema's player"),
      Option(name: "--svg", value: "FILE", help: "write an animated picture of the screens"),
    ] + TraceOption.options
  ) { arguments, console in
    let options = try SuiteOptions(arguments, environment: console.environment)
    return try SuiteRun(options: options, console: console).run()
  }
}
