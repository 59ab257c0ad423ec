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

Measures launches, queries and whole flows and prints each figure beside its limit, a multiple of
something else that is measured in the same run. The limits are meant for the debug build, which is
what 'bench' measures; --release measures an optimised one.

'bench layout' builds an optimised LayoutBench and prints how long the first layout of screens of
1000 views (or VIEWS) takes, as a multiple of sorting 100000 integers.

'bench suite' builds the tests and prints how long a view test of the employees app takes in its own
process, as a multiple of a test of plain values in the same executable.

'bench elements' prints how long requests about screens of 1000, 10000 and 100000 elements take,
asked again and as the first after a change, as a multiple of what Foundation takes to write and
read as many labels as JSON; how reading an attribute of a thousand elements compares with a round
trip for each; and how long after a change in the app a wait for it ends. It builds an optimised app
and runner; --debug measures the debug build, which takes up to twice the limit where a predicate is
the first request after a change.

'bench clock' prints how long a wait of 30 s for each kind of timer takes, as a multiple of a bare
program's launch, and what launches, taps and memory cost on the virtual clock, as a multiple of
real time.

'bench trace' prints how long login scenarios take that are recorded, as a multiple of the same ones
that are not, and how large a trace is.

'bench network' builds optimised apps and prints what AppNetwork adds to the size and the launch of an
app, how long a stubbed request takes, as a multiple of a call to the app, and how long a recording
of 10 MB delays the launch, as a multiple of what Foundation takes to read it as JSON.

'bench adapters' prints how long the login flow takes in a window, on a page and in a terminal, as a
multiple of the same flow with AT-SPI by Python, Playwright, Selenium, pexpect and Textual's pilot, those
of them that are installed: the others are named with the command that installs them. The Python that has
them is the first on PATH, /usr/bin/python3, or what UNDERSTUDY_PYTHON names.

'bench all' does all eight, one after the other, and goes on after a figure over its limit.

'--runs' says how often to measure; 30 times unless told.
Exit codes: 0 within the limits, 1 beyond one or the build failed, 64 wrong usage, 69 Swift is missing.
EOF
}

# check_bench_arguments [arguments…]: refuses before a build what 'understudy bench' would refuse.
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
          "'./harness.sh help bench' says what there is."
        ;;
    esac
  done
}

# Each part in a process of its own: a part ends the one it is in.
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
    # Everything but the tests: a benchmark may launch any of the apps.
    build "the package ($configuration)" --configuration "$configuration"
  fi
  run_built "$configuration" understudy bench "${part[@]}" "$@"
}
