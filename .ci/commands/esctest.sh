help_esctest() {
  cat <<'EOF'
usage: ./harness.sh esctest [--all] FOLDER

Runs esctest, a test suite for terminals, on the emulated terminal in which programs are tested, and
prints how many of its tests pass. FOLDER is a checkout of it:

  git clone --depth 1 https://github.com/ThomasDickey/esctest2 /tmp/esctest2
  ./harness.sh esctest /tmp/esctest2

  --all   name each test that fails

Exit codes: 0 as many tests pass as expected, 1 fewer do, 64 wrong usage, 69 Swift, Python or the folder is missing.
EOF
}

command_esctest() {
  local options=()
  if [[ ${1-} == --all ]]; then
    options+=(--all)
    shift
  fi
  if (($# != 1)); then
    fail "$exit_usage" "esctest needs the folder of a checkout of it" \
      "'./harness.sh esctest --help' says where to get it."
  fi
  require_swift
  require_tools python3
  build "the terminal" --product understudy-terminal
  exec "$root/.ci/esctest-counts" "${options[@]}" "$root/.build/debug/understudy-terminal" "$1"
}
