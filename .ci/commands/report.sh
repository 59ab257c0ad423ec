help_report() {
  cat <<'EOF'
usage: ./harness.sh report DIR [--html FILE] [--junit FILE] [--json FILE] [--tap FILE] [--cast FILE]
                               [--svg FILE]

Writes reports of a trace of './harness.sh run … --trace DIR'; without options the page DIR/report.html.

Exit codes: 0 success, 1 the run was cut short, 64 wrong usage, 69 something is missing.
EOF
}

command_report() {
  require_swift
  build "the harness" --product understudy
  run_built debug understudy report "$@"
}
