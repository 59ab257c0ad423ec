help_lint() {
  cat <<'EOF'
usage: ./harness.sh lint [--fix]

Checks the formatting (swift format, .ci/swift-format.json), the structure (.ci/lint-structure:
sizes, layers, names, unsafe and waiting calls, tests without assertions, pipes that fail at
random), the scripts (shellcheck) and the spelling (codespell; .ci/spelling lists words that it
must not report). Each finding is one line: 'file:line: problem, remedy'. Files that have
passed formatting, shellcheck or codespell are skipped until they change.

  --fix   format the sources first

Exit codes: 0 nothing found, 1 findings, 69 Swift or a tool is missing.
EOF
}

format_sources() (
  cd -- "$root" || exit
  swift format format --in-place --parallel --configuration .ci/swift-format.json --recursive \
    Sources Tests Package.swift
)

# check_changed NAME VERSION COMMAND…: runs it on the files of standard input that haven't passed it yet.
check_changed() { "$root/.ci/check-changed" "$@"; }

check_formatting() (
  cd -- "$root" || exit
  shopt -s globstar nullglob
  printf '%s\0' Sources/**/*.swift Tests/**/*.swift Package.swift |
    check_changed formatting "$(swift_version) $(<.ci/swift-format.json)" \
      swift format lint --strict --parallel --configuration .ci/swift-format.json
)

check_scripts() (
  local file line
  cd -- "$root" || exit
  local -a scripts=(harness.sh .ci/*/*.sh)
  for file in .ci/*; do
    if [[ -f $file ]] && IFS= read -r line <"$file" && [[ $line == '#!'*sh ]]; then
      scripts+=("$file")
    fi
  done
  # A part is sourced by harness.sh and uses its variables (SC2154).
  printf '%s\0' "${scripts[@]}" |
    check_changed scripts "$(shellcheck --version)" \
      shellcheck --shell bash --format gcc --external-sources --exclude SC2154
)

# Pictures and tables contain no prose, and Gherkin's keywords in other languages aren't English.
check_spelling() (
  local file
  cd -- "$root" || exit
  shopt -s globstar nullglob
  for file in {Sources,Tests,Fixtures,.ci,.github}/** harness.sh Package.swift README.md; do
    if [[ -f $file && $file != *.@(png|svg|tsv|pyc) &&
      $file != *DialectTable+*.swift && $file != .ci/spelling ]]; then
      printf '%s\0' "$file"
    fi
  done |
    check_changed spelling "$(codespell --version) $(<.ci/spelling)" \
      codespell --ignore-words .ci/spelling
)

# Runs every check, even after others have failed.
lint_sources() {
  local status=0
  if ! check_formatting; then
    say "'./harness.sh lint --fix' fixes most formatting problems."
    status=1
  fi
  "$root/.ci/lint-structure" || status=1
  check_scripts || status=1
  check_spelling || status=1
  return "$status"
}

command_lint() {
  local fix=no
  if (($# > 1)); then
    fail "$exit_usage" "lint takes one option, and this is another: '$2'" \
      "usage: ./harness.sh lint [--fix]"
  fi
  case ${1-} in
    "") ;;
    --fix) fix=yes ;;
    *) fail "$exit_usage" "lint does not know '$1'$(did_you_mean "$1" --fix)" \
      "usage: ./harness.sh lint [--fix]" ;;
  esac
  require_swift
  require_tools "${lint_tools[@]}"
  if [[ $fix == yes ]]; then format_sources; fi
  lint_sources || exit "$exit_failed"
}
