help_soak() {
  cat <<'EOF'
usage: ./harness.sh soak N [--load] [--clocks] [--filter NAME]… [--skip NAME]… [--workers N]

Builds the tests and runs those that launch apps N times, to find tests that fail rarely. Prints the
result of each run on one line, and at the end the failed runs with their failures, the slowest tests
and the number of runs. Ctrl-C ends it with the lines for the runs so far, and leaves no process behind.

  --load     keep one computing process for each core
  --clocks   alternate between the virtual clock and real time, and compare the results of each test
  --filter   run only the tests whose names match, instead of all modules whose names end with UITests
  --skip     leave out the tests whose names match
  --workers  the number of test processes at a time, by default one for each core

Exit codes: 0 all runs passed, 1 a run or the build failed, 64 wrong usage, 69 something is missing,
130 interrupted.
EOF
}

# check_soak_arguments [arguments…]: refuses invalid arguments before the build.
check_soak_arguments() {
  local count=""
  while (($# > 0)); do
    case $1 in
      --load | --clocks) ;;
      --filter | --skip)
        if (($# < 2)); then fail "$exit_usage" "$1 needs the name of a test"; fi
        shift
        ;;
      --workers)
        if [[ ! ${2-} =~ ^[1-9][0-9]{0,5}$ ]]; then
          fail "$exit_usage" "--workers takes a number from 1, not '${2-}'"
        fi
        shift
        ;;
      -*)
        fail "$exit_usage" \
          "there is no option '$1'$(did_you_mean "$1" --load --clocks --filter --skip --workers)"
        ;;
      *)
        if [[ -n $count ]]; then fail "$exit_usage" "one number of runs is enough, not also '$1'"; fi
        if [[ ! $1 =~ ^[1-9][0-9]{0,5}$ ]]; then
          fail "$exit_usage" "the number of runs is a number from 1, not '$1'"
        fi
        count=$1
        ;;
    esac
    shift
  done
  if [[ -z $count ]]; then
    fail "$exit_usage" "how many runs?" "For example: ./harness.sh soak 100 --load"
  fi
}

command_soak() {
  check_soak_arguments "$@"
  require_swift
  require_tools python3
  build "the test bundle" --build-tests
  exec "$root/.ci/soak" "$@"
}
