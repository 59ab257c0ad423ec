help_doctor() {
  cat <<'EOF'
usage: ./harness.sh doctor

Lists the tools with their purposes and their versions or paths, and the command that installs missing
ones. A tool marked 'absent' is needed only by tests, which are skipped without it. Then lists the
features that depend on internals of the Swift toolchain, each with 'on' or 'off', or with 'in tests'
if only a test can check it; and the assumptions of the virtual clock, each with 'holds' or 'fails'.
The last two lists need a build.

Exit codes: 0 no required tool is missing, 69 one is.
EOF
}

# report MARK NAME VERSION PURPOSE
report() {
  local mark=$1
  case $mark in
    ok) mark=$(painted 1 32 'ok     ') ;;
    absent) mark=$(painted 1 33 'absent ') ;;
    *) mark=$(painted 1 '1;31' 'missing') ;;
  esac
  printf '%s  %-16s  %-24s  %s\n' "$mark" "$2" "$3" "$4"
}

# version_line COMMAND…: the first line with a digit in its output, on either stream.
version_line() {
  local line
  while IFS= read -r line; do
    if [[ $line == *[0-9]* ]]; then
      printf '%s' "$line"
      return
    fi
  done <<<"$("$@" 2>&1 </dev/null)"
}

doctor_swift() {
  local version
  if ! version=$(swift_version); then
    report missing swift "-" "builds everything"
    return 1
  fi
  if ! new_enough "$version"; then
    report missing swift "$version, not $swift_needed" "builds everything"
    return 1
  fi
  report ok swift "$version" "builds everything"
  if ! swift format --version >/dev/null 2>&1; then
    report missing swift-format "-" "lint; it comes with the toolchain"
    return 1
  fi
  report ok swift-format "$(version_line swift format --version)" "lint"
}

# doctor_tool NAME VERSION_OPTION PURPOSE
doctor_tool() {
  if command -v "$1" >/dev/null; then
    report ok "$1" "$(version_line "$1" "$2")" "$3"
  else
    report missing "$1" "-" "$3"
  fi
}

# doctor_optional NAME PURPOSE [PATH]: checks a program that only some tests need; adds it to absent.
doctor_optional() {
  local found=${3-}
  if [[ -n $found && -e $found ]] || found=$(command -v "$1"); then
    report ok "$1" "$found" "$2"
  else
    report absent "$1" "-" "$2"
    absent+=("$1")
  fi
}

# Prints the purpose of a program that tests drive or use.
purpose() {
  case $1 in
    Xvfb) echo "a screen for programs with windows" ;;
    dbus-daemon) echo "carries accessibility information of programs with windows" ;;
    xmllint) echo "checks JUnit reports against their schema" ;;
    zsh | fish) echo "tests of its completions" ;;
    soffice) echo "a program with windows that a test drives" ;;
    parallel | sbatch) echo "runs shards, as the guide to them shows; no test uses it" ;;
    *) if is_among "$1" "${driven_programs[@]}"; then
      echo "a program in a terminal that tests drive"
    else
      echo "a program with windows that tests drive"
    fi ;;
  esac
}

# Checks the programs that only some tests need; adds missing ones to absent.
doctor_optional_tools() {
  local tool python_windows
  for python_windows in /usr/lib{/python3/dist-packages,64/python3/site-packages}/gi; do
    if [[ -e $python_windows ]]; then break; fi
  done
  for tool in "${driven_programs[@]}" "${desktop_programs[@]}" "${further_tools[@]}"; do
    doctor_optional "$tool" "$(purpose "$tool")"
  done
  doctor_optional python3-gi "windows of the tests' own, with GTK 3" "$python_windows"
  doctor_optional at-spi2-core "attaching to a program that runs" /usr/libexec/at-spi-bus-launcher
  doctor_optional python3-pyqt5 "virtual time in Qt" "${python_windows%/gi}/PyQt5"
  doctor_optional chromium-headless-shell "shows the web pages of tests" \
    "${UNDERSTUDY_CHROMIUM:-$browser}"
  if python3 -c 'import mcp' >/dev/null 2>&1; then
    report ok "mcp of Python" "-" "the client of assistants in the tests of 'mcp'"
  else
    report absent "mcp of Python" "-" "tests of 'mcp': python3 -m pip install mcp"
  fi
}

# The assumptions of the virtual clock about the toolchain (Toolchain.c in VirtualClock): a name, and the
# contract that fails if the assumption no longer holds.
readonly clock_reliances=(
  "dispatch-idle-threads|idle threads of Dispatch have no deadline"
  "dispatch-blocked-threads|work behind blocked threads of Dispatch still runs"
  "dispatch-watch|nothing is due because Dispatch has used a thread"
  "dispatch-callers|all timers of Dispatch are reported, soonest first"
  "task-sleeps|sleeps of a task can be taken"
  "thread-sleep|a Thread.sleep of less than a nanosecond ends while time stands still"
  "thread-callers|the next deadline is reported with its name and caller"
  "condition-clocks|a condition can use the monotonic clock"
)
# In seconds; a contract takes a few milliseconds.
readonly contract_limit=20

# Runs a program that checks each assumption, and prints the results.
doctor_clock() {
  local program=$root/.build/debug/DynamicClockContracts reliance contract said word status
  if [[ ! -x $program ]]; then return; fi
  echo
  echo "What the clock of a process relies on:"
  for reliance in "${clock_reliances[@]}"; do
    contract=${reliance#*|}
    status=0
    said=$(timeout "$contract_limit" "$program" "$contract" 2>/dev/null) || status=$?
    if ((status == 0)); then
      word=$(painted 1 32 'holds   ') said=$contract
    else
      word=$(painted 1 '1;31' 'fails   ') said="$contract: ${said:-ended with status $status}"
    fi
    printf '%s %-24s  %s\n' "$word" "${reliance%%|*}" "$said"
  done
}

# Runs a program that lists the features that depend on the toolchain's internals.
doctor_tricks() {
  local program=$root/.build/debug/ToolchainReport report word name basis
  echo
  echo "What depends on internals of the toolchain (see Tricks in .github/ARCHITECTURE.md):"
  if [[ ! -x $program ]]; then
    echo "not known before the first build: './harness.sh test' or 'swift build' builds it."
    return
  fi
  report=$("$program" 2>/dev/null) || true
  if [[ -z $report ]]; then
    echo "not known: $program fails."
    return
  fi
  while IFS=$'\t' read -r word name basis; do
    word=$(printf '%-8s' "$word")
    case $word in
      on*) word=$(painted 1 32 "$word") ;;
      off*) word=$(painted 1 '1;31' "$word") ;;
    esac
    printf '%s %-20s  %s\n' "$word" "$name" "$basis"
  done <<<"$report"
}

command_doctor() {
  local status=0
  local -a missing absent=()
  if (($# > 0)); then
    fail "$exit_usage" "doctor takes no arguments, and this is one: '$1'"
  fi
  doctor_swift || status=$exit_missing
  doctor_tool python3 --version "lint, and the backend that the tests log in to"
  doctor_tool shellcheck --version "lint of the scripts"
  doctor_tool codespell --version "lint of the spelling"
  doctor_tool tmux -V "tests that need a terminal"
  doctor_tool git --version "tests of schemes that must not be tracked"
  doctor_optional_tools
  if ((${#absent[@]} > 0)); then
    echo
    echo "For the tests that are skipped: $(install_command "${absent[@]}")"
  fi
  doctor_tricks
  doctor_clock

  if ((status != 0)); then
    echo
    swift_advice
  fi
  mapfile -t missing < <(missing_tools "${test_tools[@]}")
  if ((${#missing[@]} > 0)); then
    echo
    echo "Run: $(install_command "${missing[@]}")"
    status=$exit_missing
  fi
  return "$status"
}
