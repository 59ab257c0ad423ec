help_app() {
  cat <<EOF
usage: ./harness.sh app NAME [arguments…]

Builds an app and runs it in this terminal; keys, mouse and Ctrl-C go to the app. The arguments
are launch arguments, such as '-ui-testing YES -model.user test -model.password 1234'.

The apps:
$(apps | sed 's/^/  /')

Exit codes: the app's own; 1 when it does not build, 64 no such app, 69 Swift is missing.
EOF
}

# An app is a folder of Sources/Apps whose name ends in App.
apps() {
  local folder
  for folder in "$root"/Sources/Apps/*App/; do
    basename -- "$folder"
  done
}

# The library that an app loads while it runs, if it has one, such as LoginNetworking for LoginApp. A
# build of the app doesn't build it, because the app doesn't link it.
library_of() {
  local name=${1%App}Networking
  if [[ -d $root/Sources/Apps/$name ]]; then echo "$name"; fi
}

# is_under_test [arguments…]: whether they contain '-ui-testing YES', in any of Foundation's spellings.
is_under_test() {
  while (($# > 1)); do
    if [[ $1 == -ui-testing && ${2^^} =~ ^(YES|TRUE|1)$ ]]; then return 0; fi
    shift
  done
  return 1
}

command_app() {
  local name=${1-} library
  local -a known
  mapfile -t known < <(apps)
  if [[ -z $name ]]; then
    fail "$exit_usage" "which app?" "One of: ${known[*]}"
  fi
  shift
  if ! is_among "$name" "${known[@]}"; then
    fail "$exit_usage" "there is no app '$name'$(did_you_mean "$name" "${known[@]}")" \
      "The apps: ${known[*]}"
  fi
  require_swift
  library=$(library_of "$name")
  if [[ -n $library ]]; then build "$library" --product "$library"; fi
  build "$name" --product "$name"
  if [[ ! -t 0 ]] && ! is_under_test "$@"; then
    say "Standard input isn't a terminal: $name types what it reads there, and prints its screen as" \
      "text at the end. To use it by hand, run this in a terminal."
  fi
  run_built debug "$name" "$@"
}
