extension HarnessCommand {
  /// Runs features.
  static let run = HarnessCommand(
    name: "run", summary: "run features, which are scenarios in plain English, without compiling",
    help: """
      Runs the scenarios of feature files (Gherkin): files, folders, or file:line for the scenario at a
      line. Apps are named by their executables beside this program, or by a path. “understudy steps” lists
      the steps. Each scenario launches its own apps; scenarios run side by side. One report's FILE may be
      “-” for standard output; other output then goes to standard error.

      Exit codes: 0 all passed, 1 something failed, 64 wrong usage, 69 something is missing or can't be
      written, 130 interrupted.
      """,
    operands: "[PATH…]",
    options: [
      Option(
        name: "--tags", value: "EXPR",
        help: "only scenarios with these tags: \"@a and not @b\"; several must all hold"),
      Option(name: "--name", value: "TEXT", help: "only scenarios whose names contain a text"),
      Option(
        name: "--jobs", value: "N",
        help: "the number of scenarios at a time; by default one for each processor"),
      Option(
        name: "--retries", value: "N",
        help: "retry a failed scenario; it is flaky if it then passes"),
      Option(name: "--fail-on-flaky", value: nil, help: "fail the run if a scenario is flaky"),
      Option(name: "--repeat", value: "N", help: "run each scenario several times"),
      Option(name: "--fail-fast", value: nil, help: "start no more scenarios after a failure"),
      Option(
        name: "--last-failed", value: nil, help: "only scenarios that failed in their last run"),
      Option(
        name: "--watch", value: nil,
        help: "keep running, and rerun scenarios when their feature, app or stub file changes"),
      Option(
        name: "--time", value: "CLOCK",
        help: "“real” runs the apps in real time instead of virtual time"),
      Option(
        name: "--seeds", value: "N",
        help: "run each scenario with the seeds 1 to N, or a range such as 100-150, until it fails"),
      Option(
        name: "--shard", value: "I/N", help: "only the I-th of N parts, balanced by durations"),
      Option(
        name: "--history", value: "FILE",
        help:
          "the file of failures and durations; by default understudy-records/history.json beside "
          + "the apps"),
      Option(name: "--apps", value: "DIR", help: "the folder of the apps"),
      Option(name: "--junit", value: "FILE", help: "write JUnit XML"),
      Option(name: "--html", value: "FILE", help: "write a page with the screens of each step"),
      Option(name: "--messages", value: "FILE", help: "write Cucumber's messages (NDJSON)"),
      Option(name: "--json", value: "FILE", help: "write JSON lines"),
      Option(name: "--tap", value: "FILE", help: "write TAP 14"),
      Option(name: "--cast", value: "FILE", help: "write a recording for asciinema's player"),
      Option(name: "--svg", value: "FILE", help: "write an animated picture of the screens"),
    ] + TraceOption.options + [
      Option(
        name: "--replay", value: "DIR",
        help: "launch no apps, and take their answers from a trace"),
      Option(
        name: "--update-snapshots", value: nil, help: "record the present pictures as references"),
      Option(
        name: "--dry-run", value: nil,
        help: "only report undefined and ambiguous steps, without running"),
    ]
  ) { arguments, console in
    let options = try RunOptions(arguments, environment: console.environment)
    var run = FeatureRun(options: options, console: console.forReports(options.reports))
    return try run.run()
  }
}
