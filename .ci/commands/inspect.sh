help_inspect() {
  cat <<'EOF'
usage: ./harness.sh inspect APP [--swift] [--json] [--after STEP] [-- ARGUMENT…]

Launches an app with -ui-testing YES and prints its elements, the shortest words with which a step (or,
with --swift, a test) finds each, and what is missing for accessibility.

  ./harness.sh inspect ControlsApp -- -screen slider

Exit codes: 0 all is well, 1 something failed or does not build, 64 wrong usage, 69 something is missing.
EOF
}

command_inspect() {
  require_swift
  build "the harness and the apps"
  run_built debug understudy inspect "$@"
}
