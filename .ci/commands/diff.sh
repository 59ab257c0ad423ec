help_diff() {
  cat <<'EOF'
usage: ./harness.sh diff FIRST SECOND

Shows for each scenario the first step at which two runs diverge: in its status, message, elements or
picture. Each run is a trace ('./harness.sh run … --trace DIR') or a file of 'run --json FILE'.

Exit codes: 0 the runs are the same, 1 they differ, 64 wrong usage, 69 something is missing.
EOF
}

command_diff() {
  require_swift
  build "the harness" --product understudy
  run_built debug understudy diff "$@"
}
