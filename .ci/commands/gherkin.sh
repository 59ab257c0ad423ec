help_gherkin() {
  cat <<'EOF'
usage: ./harness.sh gherkin FOLDER…

Compares the runner's parsers of features, step expressions and tag expressions with Cucumber's
acceptance data and prints how many cases of each group agree. A FOLDER is a checkout of
cucumber/gherkin, cucumber/cucumber-expressions or cucumber/tag-expressions, or its testdata:

  git clone --depth 1 https://github.com/cucumber/gherkin /tmp/gherkin
  ./harness.sh gherkin /tmp/gherkin

Exit codes: 0 all cases agree, 1 there are differences, 64 wrong usage, 69 Swift, Python or PyYAML is missing.
EOF
}

command_gherkin() {
  if (($# == 0)); then
    fail "$exit_usage" "gherkin needs a folder with Cucumber's acceptance data" \
      "'./harness.sh gherkin --help' says where to get it."
  fi
  require_swift
  require_tools python3
  build "the harness" --product understudy
  exec "$root/.ci/gherkin-data" "$root/.build/debug/understudy gherkin" "$@"
}
