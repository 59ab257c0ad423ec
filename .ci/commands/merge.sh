help_merge() {
  cat <<'EOF'
usage: ./harness.sh merge PATH… [--html FILE] [--junit FILE] [--json FILE] [--tap FILE] [--cast FILE]
                               [--svg FILE] [--history FILE]

Joins the results of several shards (traces, or files of 'run --json FILE') to one run, and writes
reports of it; --history keeps how long scenarios took, for the next shards.

Exit codes: 0 all is well, 1 what was reported failed, 64 wrong usage, 69 something is missing.
EOF
}

command_merge() {
  require_swift
  build "the harness" --product understudy
  run_built debug understudy merge "$@"
}
