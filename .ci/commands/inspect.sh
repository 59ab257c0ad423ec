help_inspect() {
  cat <<'EOF'
usage: ./harness.sh inspect APP|PAGE|STEP [--swift] [--json] [--html FILE] [--after STEP] [--apps DIR]
                            [-- ARGUMENT…]

Launches an app with -ui-testing YES and prints its elements, the shortest words (or, with --swift, the
shortest query) that identify each, and accessibility problems. With --html, writes all of that as a page
on which the picture and the elements are linked, and a click copies the words or the query.

  ./harness.sh inspect ControlsApp -- -screen slider

A web page is given by its URL or its file, anything else that a step can launch by that step:

  ./harness.sh inspect login.html
  ./harness.sh inspect 'the desktop program "galculator" is launched'

Exit codes: 0 success, 1 something failed or does not build, 64 wrong usage, 69 something is missing.
EOF
}

command_inspect() {
  require_swift
  build "the harness and the apps"
  run_built debug understudy inspect "$@"
}
