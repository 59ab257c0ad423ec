help_report() {
  cat <<'EOF'
usage: ./harness.sh report DIR [--html FILE] [--junit FILE] [--json FILE] [--tap FILE] [--cast FILE]
                               [--svg FILE]

Makes reports of the trace that './harness.sh run … --trace DIR' has kept; without options the page
DIR/report.html.

Exit codes: 0 all is well, 1 what was reported failed, 64 wrong usage, 69 something is missing.
EOF
}

command_report() {
  require_swift
  build "the harness" --product understudy
  run_built debug understudy report "$@"
}
