help_test() {
  cat <<'EOF'
usage: ./harness.sh test [--coverage] [swift test arguments…]

Runs, one after the other and whatever the one before found: lint, the tests of the scripts and
of the backend, 'swift test', and the check that a package made from README.md alone builds and
passes. A target that imports what its manifest entry does not declare fails the build.

  --coverage   also print how many lines of each module the tests ran

Other arguments go to 'swift test' ('--filter Name' is the most useful); then only those tests
run, without the scripts' and the README's.

python3, tmux and git are installed from the system's packages when they are missing and that
may be done without asking.

Exit codes: 0 all passed, 1 something failed, 69 something is missing.
EOF
}

# step NAME COMMAND…: runs a part and remembers that it failed.
step() {
  local name=$1
  shift
  "$@" || failed_steps+=("$name")
}

# Coverage has a build folder of its own: instrumented code is compiled differently.
run_swift_tests() {
  local -a options=(--package-path "$root" --explicit-target-dependency-import-check error)
  if [[ $coverage == no ]]; then
    swift test "${options[@]}" "$@"
    return
  fi
  options+=(--scratch-path "$root/.build-coverage" --enable-code-coverage)
  swift test "${options[@]}" "$@" || return
  "$root/.ci/coverage" "$(swift test "${options[@]}" --show-codecov-path)"
}

command_test() {
  local coverage=no argument
  local -a failed_steps=() arguments=()
  for argument in "$@"; do
    case $argument in
      --coverage) coverage=yes ;;
      *) arguments+=("$argument") ;;
    esac
  done
  set -- "${arguments[@]}"
  require_swift
  require_tools python3 tmux git
  source "$root/.ci/commands/lint.sh"

  step lint lint_sources
  if (($# == 0)); then step "script tests" "$root/.ci/selftest"; fi
  step "swift test" run_swift_tests "$@"
  if (($# == 0)); then step "README package" "$root/.ci/readme-package"; fi

  if ((${#failed_steps[@]} > 0)); then
    local list
    printf -v list ', %s' "${failed_steps[@]}"
    fail "$exit_failed" "failed: ${list:2}"
  fi
}
