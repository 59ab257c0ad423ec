help_steps() {
  cat <<'EOF'
usage: ./harness.sh steps [PATH…]

Lists the steps for features, each with an explanation and an example. With files or folders it also
lists the scenarios with the tag @step, whose names are steps. Steps defined in Swift are listed once
their tests have run.

Exit codes: 0 success, 1 a failure, 64 wrong usage, 69 something is missing.
EOF
}

command_steps() {
  require_swift
  build "the harness" --product understudy
  run_built debug understudy steps "$@"
}
