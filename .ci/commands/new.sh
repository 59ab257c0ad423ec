help_new() {
  cat <<'EOF'
usage: ./harness.sh new NAME [--in DIR]

Creates a folder with the package NAME: an app with one button, a flow test, a feature and a GitHub
workflow. It builds and passes 'swift test' as it is. Without --in the folder is created beside this one.

  ./harness.sh new Greeter

Exit codes: 0 created, 1 the harness does not build, 64 the name is invalid, 69 the folder exists
or can't be written.
EOF
}

command_new() {
  local -a place=(--in "$root/..")
  if [[ " $* " == *" --in "* ]]; then place=(); fi
  require_swift
  build "the harness" --product understudy
  run_built debug understudy new "$@" "${place[@]}"
}
