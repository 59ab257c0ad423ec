help_doctor() {
  cat <<'EOF'
usage: ./harness.sh doctor

Says which tools are installed, in which version and what they are for, and the command that
installs the ones that are missing. Then lists the features that depend on internals of the Swift
toolchain, and whether they work with this one: 'on' or 'off', or 'in tests' for one that only a
test can try. Without a build it can't tell, and says so.

Exit codes: 0 nothing is missing, 69 something is.
EOF
}

# report MARK NAME VERSION PURPOSE
report() {
  local mark=$1
  case $mark in
    ok) mark=$(painted 1 32 'ok     ') ;;
    *) mark=$(painted 1 '1;31' 'missing') ;;
  esac
  printf '%s  %-12s  %-24s  %s\n' "$mark" "$2" "$3" "$4"
}

# version_line COMMAND…: the first line with a digit of what it prints, on either stream.
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

# Lists what depends on the toolchain's internals, from the program that tries it.
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
  local -a missing
  if (($# > 0)); then
    fail "$exit_usage" "doctor takes no arguments, and this is one: '$1'"
  fi
  doctor_swift || status=$exit_missing
  doctor_tool python3 --version "lint, and the backend that the tests log in to"
  doctor_tool shellcheck --version "lint of the scripts"
  doctor_tool codespell --version "lint of the spelling"
  doctor_tool tmux -V "tests that need a terminal"
  doctor_tool git --version "tests of schemes that must not be tracked"
  doctor_tricks

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
