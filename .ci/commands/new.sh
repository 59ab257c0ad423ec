help_new() {
  cat <<'EOF'
usage: ./harness.sh new NAME [--in DIR]

Makes a folder with the package NAME: an app with one button, a flow test, a feature and a workflow for
GitHub. It builds and passes as it is, with 'swift test'. Without --in the folder stands beside this one.

  ./harness.sh new Greeter

Exit codes: 0 made, 1 the harness does not build, 64 the name can't be that of an app, 69 the folder is
there already or can't be written.
EOF
}

command_new() {
  local -a place=(--in "$root/..")
  if [[ " $* " == *" --in "* ]]; then place=(); fi
  require_swift
  build "the harness" --product understudy
  run_built debug understudy new "$@" "${place[@]}"
}
