help_run() {
  cat <<'EOF'
usage: ./harness.sh run [PATH…] [options]

Builds the apps and the harness and runs features: files, folders, or file:line. Each scenario
launches its own apps and drives them from outside; './harness.sh steps' lists the steps.

  --tags EXPR       only scenarios with these tags: "@smoke and not @slow"; several must all hold
  --name TEXT       only scenarios whose names contain a text
  --jobs N          how many run at a time; one for each processor unless told
  --retries N       try a failed scenario again; it is flaky if it passes then
  --fail-on-flaky   flaky scenarios fail the run
  --repeat N        run each scenario several times
  --fail-fast       begin no scenario after a failure
  --last-failed     only scenarios that failed when they ran last
  --watch           keep running: when a feature, an app or a stub file changes, run what it concerns
  --time CLOCK      "real" runs the apps in real time, not virtual time
  --seeds N         run each scenario with the seeds 1 to N, or a range such as 100-150, until it fails
  --shard I/N       the I-th of N parts, by how long scenarios took; the variables of CI systems are
                    read too
  --history FILE    where failures and durations are kept; a file beside the apps unless told
  --apps DIR        the folder of the apps, in place of the one that was built
  --junit FILE, --html FILE, --messages FILE, --json FILE, --tap FILE,
  --cast FILE, --svg FILE
                    write a report; one FILE may be "-", standard output, and words go to
                    standard error then
  --trace WHEN      keep everything: on, off, on-failure, or the folder; './harness.sh report DIR' shows it
  --trace-folder DIR
                    where the trace is kept; .understudy/trace unless told
  --replay DIR      launch no apps: the answers of a trace play them
  --update-snapshots
                    record the pictures as they are now
  --dry-run         only say which steps are undefined or ambiguous

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
