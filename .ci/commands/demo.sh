help_demo() {
  cat <<'EOF'
usage: ./harness.sh demo

Builds the login app and the harness, launches the app in a separate process with '-ui-testing YES',
and drives it through a login that succeeds, one with a wrong password and one without a connection.
Prints each step with its time, the app's last screen and a line 'N passed, N failed'.

Exit codes: 0 all passed, 1 a flow or the build failed, 64 wrong usage, 69 Swift is missing.
EOF
}

command_demo() {
  if (($# > 0)); then
    fail "$exit_usage" "demo takes no arguments, and this is one: '$1'"
  fi
  require_swift
  build "the harness" --product understudy
  build LoginApp --product LoginApp
  run_built debug understudy demo
}
