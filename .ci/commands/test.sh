help_test() {
  cat <<'EOF'
usage: ./harness.sh test [--coverage [--json]] [swift test arguments…]

Runs, one after the other and whatever the one before found: lint, the tests of the scripts and
of the backend, 'swift test', and the check that a package made from README.md alone builds and
passes. A target that imports what its manifest entry does not declare fails the build.

  --coverage   also print how many lines of each module, and of each app, the tests ran
  --json       print those figures as JSON, with the files that have lines no test ran, on
               standard output; everything else goes to standard error

Other arguments go to 'swift test' ('--filter Name' is the most useful); then only those tests
run, without the scripts' and the README's.

python3, shellcheck, codespell, tmux and git are installed from the system's packages when they are missing and that
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

# run_and_list_failures [swift test arguments…]: what failed is said again at the end.
run_and_list_failures() {
  local folder status=0
  folder=$(mktemp -d)
  local -a command=(swift test --xunit-output "$folder/report.xml" "$@")
  # Into a terminal the tests write themselves: what is piped has no colours and no progress.
  if [[ -t 1 ]]; then
    "${command[@]}" || status=$?
  else
    "${command[@]}" | tee "$folder/log" || status=$?
  fi
  if ((status != 0)); then "$root/.ci/failures" "$folder"; fi
  rm -rf -- "$folder"
  return "$status"
}

# The python3 of a version manager is a script that looks for the right one, which takes longer than
# what the tests start with it hundreds of times: the one it finds comes first on PATH.
prefer_real_python() {
  local python
  python=$(python3 -c 'import sys; print(sys.executable)') || return 0
  if [[ -x ${python%/*}/python3 ]]; then export PATH=${python%/*}:$PATH; fi
}

# Coverage has a build folder of its own: instrumented code is compiled differently.
run_swift_tests() {
  local -a options=(--package-path "$root" --explicit-target-dependency-import-check error)
  if [[ $coverage == no ]]; then
    run_and_list_failures "${options[@]}" "$@"
    return
  fi
  options+=(--scratch-path "$root/.build-coverage" --enable-code-coverage)
  run_and_list_failures "${options[@]}" "$@" || return
  local report
  report=$(swift test "${options[@]}" --show-codecov-path) || return
  if [[ $json == yes ]]; then "$root/.ci/coverage" --json "$report" >&3; return; fi
  "$root/.ci/coverage" "$report"
}

command_test() {
  local coverage=no json=no argument
  local -a failed_steps=() arguments=()
  for argument in "$@"; do
    case $argument in
      --coverage) coverage=yes ;;
      --json) json=yes ;;
      *) arguments+=("$argument") ;;
    esac
  done
  set -- "${arguments[@]}"
  if [[ $json == yes && $coverage == no ]]; then
    fail "$exit_usage" "--json is the form of --coverage's figures; give that as well"
  fi
  # A program that reads the figures gets nothing else.
  exec 3>&1
  if [[ $json == yes ]]; then exec >&2; fi
  require_swift
  require_tools "${test_tools[@]}"
  prefer_real_python
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
