help_test() {
  cat <<'EOF'
usage: ./harness.sh test [--again] [--all] [--verbose] [--filter NAME]… [--skip NAME]…
       ./harness.sh test [--coverage [--json]] [swift test arguments…]

Runs, one after the other and regardless of earlier failures: lint, the tests of the scripts and of the
backend, the build of the tests, the check that a package made from README.md alone builds and passes,
and the tests, in several processes (.ci/swift-tests). A target that imports a module that its manifest
entry does not declare fails the build. The last lines show the failures, the number of passed tests
and the duration of each step; the output of the tests is in .build/test-report.

  --again      also run steps that have passed and have not changed since
  --all        also check the README's package with optimisation, which takes minutes
  --verbose    also show the output of the tests
  --filter     run only the tests whose names match, without the scripts' tests and README's package
  --skip       leave out the tests whose names match, the scripts' tests and README's package
  --coverage   also print the line coverage of each module and each app
  --json       print the coverage as JSON, with the incompletely covered files, on standard output;
               everything else goes to standard error

With --coverage or any other argument, 'swift test' runs the tests in one process and gets the
argument.

If python3, shellcheck, codespell, tmux or git is missing, it is installed from the system's packages, if
that is possible without a password. So are the programs that tests drive: those for the terminal (dialog,
htop, less, mc, nano, vim), and those with windows (featherpad, galculator, gnome-calculator, mousepad,
zenity) with their requirements (Xvfb, dbus-daemon, python3-gi). Tests of a missing program are skipped.

A step that has passed is not run again until something has changed: a file of the project; for the
tests and the README's package also the toolchain; for the tests also a package of the system or a
variable UNDERSTUDY_…. The build and lint always run. .ci/run passes --again.

Exit codes: 0 all passed, 1 something failed, 69 something is missing.
EOF
}

# step NAME COMMAND…: runs a step, and records its duration and whether it failed.
step() {
  local name=$1 started=$SECONDS status=0
  shift
  "$@" || status=$?
  step_times+=("$name $((SECONDS - started)) s")
  if ((status != 0)); then failed_steps+=("$name"); fi
  return "$status"
}

# joined WORD…: prints the words with commas between them.
joined() {
  local list
  printf -v list ', %s' "$@"
  printf '%s' "${list:2}"
}

# Runs in a subshell, because a failed build exits.
build_tests() (
  build "the test bundle" --build-tests --explicit-target-dependency-import-check error
)

# run_and_list_failures [swift test arguments…]: runs the tests, and lists the failures again at the end.
run_and_list_failures() {
  local folder status=0
  folder=$(mktemp -d)
  local -a command=(swift test --xunit-output "$folder/report.xml" "$@")
  # The tests write directly to a terminal, because a pipe would suppress colours and progress.
  if [[ -t 1 ]]; then
    "${command[@]}" || status=$?
  else
    "${command[@]}" | tee "$folder/log" || status=$?
  fi
  if ((status != 0)); then "$root/.ci/failures" "$folder"; fi
  rm -rf -- "$folder"
  return "$status"
}

# The python3 of a version manager is a script that looks for the right one. That takes longer than the
# scripts that tests start hundreds of times, so the real one is put first on PATH.
prefer_real_python() {
  local python
  python=$(python3 -c 'import sys; print(sys.executable)') || return 0
  if [[ -x ${python%/*}/python3 ]]; then export PATH=${python%/*}:$PATH; fi
}

# plain_tests [swift test arguments…]: runs the tests in one process, as SwiftPM does. Coverage has a
# separate build folder, because instrumented code is compiled differently.
plain_tests() {
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

# read_test_arguments ARGUMENT…: sets the variables of command_test.
read_test_arguments() {
  while (($# > 0)); do
    case $1 in
      --again) again=(--again) ;;
      --all) all=yes ;;
      --coverage) coverage=yes plain=yes ;;
      --json) json=yes ;;
      --verbose | -v) arguments+=("$1") ;;
      --filter=* | --skip=*) narrowed=yes arguments+=("$1") ;;
      --filter | --skip)
        if (($# < 2)); then fail "$exit_usage" "$1 needs the name of a test"; fi
        narrowed=yes arguments+=("$1" "$2")
        shift
        ;;
      *) narrowed=yes plain=yes arguments+=("$1") ;;
    esac
    shift
  done
  if [[ $json == yes && $coverage == no ]]; then
    fail "$exit_usage" "--json requires --coverage"
  fi
}

# check_whole NAME VERSION UNCHANGED COMMAND…: runs a command that checks the whole tree, or prints
# UNCHANGED if no file has changed since the command passed.
check_whole() (
  local file name=$1 version=$2 unchanged=$3
  shift 3
  cd -- "$root" || exit
  shopt -s globstar nullglob
  for file in {Sources,Tests,Fixtures,.ci,.github}/** harness.sh Package.swift README.md; do
    if [[ -f $file && $file != *.pyc ]]; then printf '%s\0' "$file"; fi
  done |
    "$root/.ci/check-changed" --whole "${again[@]}" --unchanged "$unchanged" \
      "$name" "$version" "$@"
)

check_scripts_tests() {
  check_whole script-tests "" "Nothing has changed since the scripts' tests passed." \
    "$root/.ci/selftest"
}

# Checks README's package in a debug build, and with --all also in an optimised one.
check_readme_package() {
  local -a options=()
  if [[ $all == yes ]]; then options=(--all); fi
  check_whole readme-package "$(swift_version)" \
    "Nothing has changed since README's package passed its check." \
    "$root/.ci/readme-package" "${options[@]}"
}

# Prints what the tests depend on in addition to the project's files.
surroundings_of_tests() {
  local name
  swift_version
  cksum /var/lib/dpkg/status 2>/dev/null || true
  for name in "${!UNDERSTUDY_@}"; do printf '%s=%s\n' "$name" "${!name}"; done
}

run_tests() {
  if [[ $narrowed == yes ]]; then "$root/.ci/swift-tests" "${arguments[@]}"; return; fi
  check_whole swift-tests "$(surroundings_of_tests)" \
    "Nothing has changed since the tests passed; './harness.sh test --again' runs everything." \
    "$root/.ci/swift-tests" "${arguments[@]}"
}

run_test_steps() {
  step lint lint_sources || true
  if [[ $narrowed == no ]]; then step "script tests" check_scripts_tests || true; fi
  if [[ $plain == yes ]]; then
    if [[ $narrowed == no ]]; then step "README package" check_readme_package || true; fi
    step "swift test" plain_tests "${arguments[@]}" || true
    return
  fi
  step build build_tests || return 0
  if [[ $narrowed == no ]]; then step "README package" check_readme_package || true; fi
  step "swift test" run_tests || true
}

command_test() {
  local all=no coverage=no json=no narrowed=no plain=no
  local -a failed_steps=() step_times=() arguments=() again=()
  read_test_arguments "$@"
  # Standard output is reserved for the JSON.
  exec 3>&1
  if [[ $json == yes ]]; then exec >&2; fi
  require_swift
  require_tools "${test_tools[@]}"
  install_driven_programs "${driven_programs[@]}" "${desktop_programs[@]}"
  prefer_real_python
  install_browser
  # shellcheck disable=SC1091 # It isn't always checked along with this file.
  source "$root/.ci/commands/lint.sh"

  SECONDS=0
  run_test_steps
  echo "Steps: $(joined "${step_times[@]}"); $SECONDS s in all"
  if ((${#failed_steps[@]} > 0)); then
    fail "$exit_failed" "failed: $(joined "${failed_steps[@]}")"
  fi
}
