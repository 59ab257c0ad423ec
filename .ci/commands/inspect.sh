help_inspect() {
  cat <<'EOF'
usage: ./harness.sh inspect APP|PAGE|STEP [--swift] [--json] [--html FILE] [--after STEP] [--apps DIR]
                            [-- ARGUMENT…]

Launches an app with -ui-testing YES and prints its elements, the shortest words with which a step (or,
with --swift, a test) finds each, and what is missing for accessibility. With --html a page has all of it:
picture and elements point at each other, and a click copies the words or the query.

  ./harness.sh inspect ControlsApp -- -screen slider

A web page is named by its URL or its file; whatever else a step launches, by the step:

  ./harness.sh inspect login.html
  ./harness.sh inspect 'the desktop program "galculator" is launched'

Exit codes: 0 all is well, 1 something failed or does not build, 64 wrong usage, 69 something is missing.
EOF
}

command_inspect() {
  require_swift
  build "the harness and the apps"
  run_built debug understudy inspect "$@"
}
