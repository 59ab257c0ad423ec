extension HarnessCommand {
  /// Runs features.
  static let run = HarnessCommand(
    name: "run", summary: "run features: scenarios in plain English, without compiling anything",
    help: """
      Runs the scenarios of feature files (Gherkin): files, folders, or file:line for the scenario at a
      line. Apps are found by their names beside this program, or by a path. “understudy steps” lists the
      steps. Each scenario has apps of its own; scenarios run side by side. One report's FILE may be “-”,
      standard output; words go to standard error then.

      Exit codes: 0 all passed, 1 something failed, 64 wrong usage, 69 a file or folder is missing or it or
      standard output can't be written, 130 interrupted.
      """,
    operands: "[PATH…]",
    options: [
      Option(
        name: "--tags", value: "EXPR",
        help: "only scenarios with these tags: \"@a and not @b\"; several must all hold"),
      Option(name: "--name", value: "TEXT", help: "only scenarios whose names contain a text"),
      Option(
        name: "--jobs", value: "N",
        help: "how many run at a time; one for each processor unless told"),
      Option(
        name: "--retries", value: "N", help: "try a failed scenario again; flaky if it passes"),
      Option(name: "--fail-on-flaky", value: nil, help: "flaky scenarios fail the run"),
      Option(name: "--repeat", value: "N", help: "run each scenario several times"),
      Option(name: "--fail-fast", value: nil, help: "begin no scenario after a failure"),
      Option(
        name: "--last-failed", value: nil, help: "only scenarios that failed when they ran last"),
      Option(
        name: "--watch", value: nil,
        help: "keep running: when a feature, an app or a stub file changes, run what it concerns"),
      Option(
        name: "--time", value: "CLOCK", help: "“real” runs the apps in real time, not virtual time"),
      Option(
        name: "--seeds", value: "N",
        help: "run each scenario with the seeds 1 to N, or a range such as 100-150, until it fails"),
      Option(
        name: "--shard", value: "I/N", help: "the I-th of N parts, by how long scenarios took"),
      Option(
        name: "--history", value: "FILE",
        help:
          "where failures and durations are kept; understudy-records/history.json beside the apps "
          + "unless told"),
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
        help: "launch no apps: the answers of a trace play them"),
      Option(name: "--update-snapshots", value: nil, help: "record the pictures as they are now"),
      Option(
        name: "--dry-run", value: nil,
        help: "only say which steps are undefined or ambiguous; no report"),
    ]
  ) { arguments, console in
    let options = try RunOptions(arguments, environment: console.environment)
    var run = FeatureRun(options: options, console: console.forReports(options.reports))
    return try run.run()
  }
}
