help_repl() {
  cat <<'EOF'
usage: ./harness.sh repl APP|PAGE|STEP [-- ARGUMENT…]

Launches an app with -ui-testing YES and runs steps, one on each line. Other commands are 'tree',
'screen', 'why ELEMENT', 'log', 'steps [TEXT]', 'feature', 'swift', 'save FILE' and 'quit'. A FILE
whose name ends in '.swift' gets a Swift test, any other a feature.

  ./harness.sh repl LoginApp -- -model.user test
  ./harness.sh repl 'the terminal program "nano" is launched'

Exit codes: 0 success, 1 something failed or does not build, 64 wrong usage, 69 something is missing.
EOF
}

command_repl() {
  require_swift
  build "the harness and the apps"
  run_built debug understudy repl "$@"
}
