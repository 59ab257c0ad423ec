#!/usr/bin/env bash
# The project's command line. `./harness.sh help` lists the commands.
#
# Each command is one file, `.ci/commands/NAME.sh`, that defines `help_NAME` and `command_NAME`.
# To add one: write that file and add its line to `commands` below.

set -euo pipefail

root=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")
readonly root

# The exit codes; 64 and 69 are EX_USAGE and EX_UNAVAILABLE of sysexits.h.
readonly exit_failed=1 exit_usage=64 exit_missing=69

readonly commands=(
  "demo    launch the login app, drive it from another process, show each step"
  "run     run features, which are scenarios in plain English, without compiling"
  "steps   list the steps for features"
  "report  make a page or another report from a trace"
  "merge   join the results of several shards"
  "diff    show the step at which two runs of the same scenarios diverge"
  "replay  send the requests of a trace to its apps again, without the test"
  "inspect show an app's elements, and how steps and tests refer to them"
  "record  turn the use of an app by hand into a feature or a test"
  "repl    run steps on an app from a prompt"
  "mcp     offer apps as tools to an assistant (Model Context Protocol)"
  "new     create a package with an app, its test, a feature and a workflow"
  "test    lint, build and run every test"
  "soak    run the tests of the apps repeatedly, also on a busy machine"
  "app     run one of the apps in this terminal, by hand"
  "lint    check the formatting and the structure of the sources"
  "bench   print performance figures and their limits"
  "gherkin compare the feature parser with Cucumber's acceptance data"
  "esctest run esctest's terminal tests on the emulated terminal"
  "suites  type-check the UI tests of other projects against this package"
  "doctor  show which tools are installed and which are missing"
  "help    show this list; 'help COMMAND' explains a command"
)
readonly command_names=("${commands[@]%% *}")

for part in terminal names tools build; do
  # shellcheck source=/dev/null
  source "$root/.ci/harness/$part.sh"
done

help_harness() {
  echo "usage: ./harness.sh COMMAND [arguments…]"
  echo
  printf '  %s\n' "${commands[@]}"
  echo
  echo "Exit codes: 0 success, $exit_failed failure," \
    "$exit_usage wrong usage, $exit_missing something is missing."
}

# Loads a command's file, or ends with the nearest names.
load_command() {
  local name=$1
  if [[ $name == help ]] || ! is_among "$name" "${command_names[@]}"; then
    fail "$exit_usage" "there is no command '$name'$(did_you_mean "$name" "${command_names[@]}")" \
      "'./harness.sh help' lists the commands."
  fi
  # shellcheck source=/dev/null
  source "$root/.ci/commands/$name.sh"
}

main() {
  local name=${1-help}
  if (($# > 0)); then shift; fi
  case $name in
    help | --help | -h)
      if (($# == 0)) || [[ $1 == help || $1 == -h || $1 == --help ]]; then
        help_harness
      else
        load_command "$1"
        "help_$1"
      fi
      ;;
    *)
      load_command "$name"
      case ${1-} in
        --help | -h) "help_$name" ;;
        *)
          require_directory
          "command_$name" "$@"
          ;;
      esac
      ;;
  esac
}

trap 'interrupted' INT
main "$@"
