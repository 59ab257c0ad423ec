help_merge() {
  cat <<'EOF'
usage: ./harness.sh merge PATH… [--html FILE] [--junit FILE] [--json FILE] [--tap FILE] [--cast FILE]
                               [--svg FILE] [--history FILE]

Merges the results of several shards (traces, or files of 'run --json FILE') into one run, and writes
reports of it; --history saves the durations of scenarios, by which the next shards are balanced.

Exit codes: 0 success, 1 the reported run failed, 64 wrong usage, 69 something is missing.
EOF
}

command_merge() {
  require_swift
  build "the harness" --product understudy
  run_built debug understudy merge "$@"
}
