help_lint() {
  cat <<'EOF'
usage: ./harness.sh lint [--fix]

Checks the formatting (swift format, .ci/swift-format.json) and the structure (.ci/lint-structure:
sizes, layers, names, unsafe and waiting calls, tests without assertions). Each finding is one
line: 'file:line: what it is, what to do'.

  --fix   format the sources first

Exit codes: 0 nothing found, 1 findings, 69 Swift or python3 is missing.
EOF
}

# swift_format MODE [options…]
swift_format() (
  cd -- "$root" || exit
  swift format "$@" --parallel --configuration .ci/swift-format.json --recursive \
    Sources Tests Package.swift
)

# Both checks, whatever the first one finds.
lint_sources() {
  local status=0
  if ! swift_format lint --strict; then
    say "'./harness.sh lint --fix' repairs most of what is said about the formatting."
    status=1
  fi
  "$root/.ci/lint-structure" || status=1
  return "$status"
}

command_lint() {
  local fix=no
  case ${1-} in
    "") ;;
    --fix) fix=yes ;;
    *) fail "$exit_usage" "lint does not know '$1'$(did_you_mean "$1" --fix)" \
      "usage: ./harness.sh lint [--fix]" ;;
  esac
  require_swift
  require_tools python3
  if [[ $fix == yes ]]; then swift_format format --in-place; fi
  lint_sources || exit "$exit_failed"
}
