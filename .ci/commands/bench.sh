help_bench() {
  cat <<'EOF'
usage: ./harness.sh bench [--release] [--runs N]
       ./harness.sh bench elements [--debug] [--runs N]
       ./harness.sh bench layout [VIEWS]
       ./harness.sh bench network [--runs N]
       ./harness.sh bench suite [--runs N]
       ./harness.sh bench clock [--runs N]
       ./harness.sh bench trace [--runs N]
       ./harness.sh bench adapters [--runs N]
       ./harness.sh bench all

Measures launches, queries and whole flows and prints each figure with its limit, which is a multiple
of a baseline measured in the same run. The limits are for the debug build, which is the default;
--release measures an optimised one.

'bench layout' builds an optimised LayoutBench and prints the time of the first layout of screens with
1000 views (or VIEWS), as a multiple of sorting 100000 integers.

'bench suite' builds the tests and prints the time of an in-process view test of the employees app, as
a multiple of a test of plain values in the same executable.

'bench elements' prints the time of requests about screens of 1000, 10000 and 100000 elements, both
repeated and as the first after a change, as a multiple of the time in which Foundation writes and
reads as many labels as JSON. It also compares reading an attribute of a thousand elements with a
round trip for each, and prints the delay between a change in the app and the end of a wait for it. It
builds an optimised app and runner; --debug measures the debug build, which takes up to twice the
limit for a predicate as the first request after a change.

'bench clock' prints the time of a wait of 30 s for each kind of timer, as a multiple of a bare
program's launch, and the costs of launches, taps and memory on the virtual clock, as multiples of
those in real time.

'bench trace' prints the time of login scenarios with a trace, as a multiple of the time without one,
and the size of the trace.

'bench network' builds optimised apps and prints how much AppNetwork adds to the size and the launch of
an app, the time of a stubbed request, as a multiple of a call to the app, and the delay of a launch by
a recording of 10 MB, as a multiple of the time in which Foundation reads it as JSON.

'bench adapters' prints the time of the login flow in a window, on a page and in a terminal, as a
multiple of the same flow with AT-SPI from Python, Playwright, Selenium, pexpect and Textual's pilot. Only
installed ones are measured; the others are listed with the command that installs them. They run with the
first Python on PATH that has them, with /usr/bin/python3, or with the one that UNDERSTUDY_PYTHON names.

'bench all' runs all eight, one after the other, and continues after a figure over its limit.

'--runs' sets the number of measurements, 30 by default.
Exit codes: 0 within the limits, 1 beyond one or the build failed, 64 wrong usage, 69 Swift is missing.
EOF
}

# check_bench_arguments [arguments…]: refuses invalid arguments before the build.
check_bench_arguments() {
  while (($# > 0)); do
    case $1 in
      --runs)
        if [[ ! ${2-} =~ ^[1-9][0-9]{0,5}$ ]]; then
          fail "$exit_usage" "--runs takes a number from 1, not '${2-}'"
        fi
        shift 2
        ;;
      *)
        fail "$exit_usage" "bench does not know '$1'$(did_you_mean "$1" \
          all adapters clock elements layout network suite trace --release --debug --runs)" \
          "'./harness.sh help bench' lists the benchmarks."
        ;;
    esac
  done
}

# Each part runs in a separate process, because a part exits.
bench_all() {
  local part status=0
  for part in "" suite elements layout network clock trace adapters; do
    ("$root/harness.sh" bench ${part:+"$part"}) || status=$exit_failed
  done
  return "$status"
}

command_bench() {
  if [[ ${1-} == all ]]; then
    if (($# > 1)); then fail "$exit_usage" "bench all takes no arguments, and this is one: '$2'"; fi
    require_swift
    bench_all
    return
  fi
  if [[ ${1-} == layout ]]; then
    shift
    if (($# > 1)) || [[ ! ${1-1000} =~ ^[1-9][0-9]{0,6}$ ]]; then
      fail "$exit_usage" "bench layout takes a number of views, and this is something else: '${2-$1}'"
    fi
    require_swift
    build "LayoutBench (release)" --configuration release --product LayoutBench
    run_built release LayoutBench "$@"
  fi
  if [[ ${1-} == network ]]; then
    shift
    check_bench_arguments "$@"
    require_swift
    local product
    for product in NetworkClient WorldApp NetworkBench; do
      build "$product (release)" --configuration release --product "$product"
    done
    run_built release NetworkBench "$@"
  fi
  local configuration=debug
  local -a part=()
  if [[ ${1-} == elements ]]; then
    shift
    part=(--part elements) configuration=release
  elif [[ ${1-} == @(suite|clock|trace|adapters) ]]; then
    part=(--part "$1")
    shift
  fi
  case ${1-} in
    --release | --debug)
      configuration=${1#--}
      shift
      ;;
  esac
  check_bench_arguments "$@"
  require_swift
  if [[ ${part[1]-} == suite ]]; then
    build "the tests ($configuration)" --configuration "$configuration" --build-tests
  elif [[ ${part[1]-} == elements ]]; then
    build "CrowdedScreen ($configuration)" --configuration "$configuration" --product CrowdedScreen
    build "understudy ($configuration)" --configuration "$configuration" --product understudy
  else
    # Builds everything but the tests, because a benchmark may launch any of the apps.
    build "the package ($configuration)" --configuration "$configuration"
  fi
  run_built "$configuration" understudy bench "${part[@]}" "$@"
}
