help_steps() {
  cat <<'EOF'
usage: ./harness.sh steps [PATH…]

Lists the steps that features may use, with what each does and an example. With files or folders it
lists the scenarios with the tag @step as well, which are steps by their names. Steps in Swift are
listed once their tests have run.

Exit codes: 0 all is well, 1 what was reported failed, 64 wrong usage, 69 something is missing.
EOF
}

command_steps() {
  require_swift
  build "the harness" --product understudy
  run_built debug understudy steps "$@"
}
