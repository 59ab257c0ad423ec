help_demo() {
  cat <<'EOF'
usage: ./harness.sh demo [arguments…]

Builds the login app and the harness, launches the app in a process of its own with
'-ui-testing YES', drives it from outside through a login that succeeds, one with a wrong
password and one with no connection, and prints each step with its time, the app's last screen
and a line 'N passed, N failed'.

The arguments are passed on to 'understudy demo'.
Exit codes: 0 all passed, 1 a flow failed or the build did, 69 Swift is missing.
EOF
}

command_demo() {
  require_swift
  build "the harness" --product understudy
  build LoginApp --product LoginApp
  run_built debug understudy demo "$@"
}
