help_replay() {
  cat <<'EOF'
usage: ./harness.sh replay DIR [--name TEXT] [--apps DIR]

Sends the recorded requests of a trace ('./harness.sh run … --trace DIR') to its apps again, without the
test, and shows the first answer that differs.

Exit codes: 0 all answers agree, 1 one differs, 64 wrong usage, 69 something is missing.
EOF
}

command_replay() {
  require_swift
  build "the harness and the apps"
  run_built debug understudy replay "$@"
}
