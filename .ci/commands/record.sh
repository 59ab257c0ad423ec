help_record() {
  cat <<'EOF'
usage: ./harness.sh record APP [--swift] [--name TEXT] [--output FILE] [--apps DIR] [-- ARGUMENT…]

Launches an app with -ui-testing YES, shows it in this terminal, and turns your actions into a feature, or
with --swift into an XCTest test. F2 makes the next click an expectation; Ctrl-D saves, Ctrl-C discards.

  ./harness.sh record LoginApp --output login.feature -- -model.user test

Exit codes: 0 recorded and passes, 1 the app ended, the recording doesn't pass, or something does not build,
64 wrong usage, 69 something is missing, 130 discarded.
EOF
}

command_record() {
  require_swift
  build "the harness and the apps"
  run_built debug understudy record "$@"
}
