help_repl() {
  cat <<'EOF'
usage: ./harness.sh repl APP|PAGE|STEP [-- ARGUMENT…]

Launches an app with -ui-testing YES and reads steps, one a line; 'tree', 'screen', 'why ELEMENT', 'log',
'steps', 'feature', 'save FILE' and 'quit' besides.

  ./harness.sh repl LoginApp -- -model.user test
  ./harness.sh repl 'the terminal program "nano" is launched'

Exit codes: 0 all is well, 1 something failed or does not build, 64 wrong usage, 69 something is missing.
EOF
}

command_repl() {
  require_swift
  build "the harness and the apps"
  run_built debug understudy repl "$@"
}
