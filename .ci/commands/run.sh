help_run() {
  cat <<'EOF'
usage: ./harness.sh run [PATH…] [options]

Builds the apps and the harness and runs features: files, folders, or file:line. Each scenario
launches its own apps and drives them from another process; './harness.sh steps' lists the steps.

  --tags EXPR       only scenarios that match a tag expression, such as "@smoke and not @slow"; may be repeated
  --name TEXT       only scenarios whose names contain this text
  --jobs N          the number of scenarios at a time; by default one for each processor
  --retries N       retry a failed scenario up to N times; it is flaky if it then passes
  --fail-on-flaky   fail the run if a scenario is flaky
  --repeat N        run each scenario N times
  --fail-fast       start no more scenarios after a failure
  --last-failed     only scenarios that failed in their last run
  --watch           keep running, and rerun scenarios when their feature, app or stub file changes
  --time CLOCK      "real" runs the apps in real time instead of virtual time
  --seeds N         run each scenario with the seeds 1 to N, or a range such as 100-150, until it fails
  --shard I/N       only the I-th of N parts, balanced by the scenarios' durations; by default from the
                    variables of CI systems
  --history FILE    the file of failures and durations; by default beside the apps
  --apps DIR        the folder of the apps, instead of the build folder
  --junit FILE, --html FILE, --messages FILE, --json FILE, --tap FILE,
  --cast FILE, --svg FILE
                    write a report; one FILE may be "-" for standard output, and other output
                    then goes to standard error
  --trace WHEN      keep a trace: on, off, on-failure, or a folder; './harness.sh report DIR' shows it
  --trace-folder DIR
                    the folder of the trace; by default .understudy/trace
  --replay DIR      launch no apps, and take their answers from a trace
  --update-snapshots
                    record the present pictures as references
  --dry-run         only report undefined and ambiguous steps

Example: ./harness.sh run Fixtures/Features --html /tmp/report.html

Exit codes: 0 all passed, 1 something failed or does not build, 64 wrong usage, 69 something is
missing or cannot be written, 130 interrupted.
EOF
}

command_run() {
  require_swift
  build "the harness and the apps"
  run_built debug understudy run "$@"
}
