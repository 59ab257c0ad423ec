help_suites() {
  cat <<'EOF'
usage: ./harness.sh suites [--errors] [--uikit] FOLDER…

Type-checks the UI-test targets below each folder (say, a checkout of an app with XCUITest suites)
against this package's XCUIAutomation, UIKit, os and OSLog, and prints how many files of each have no
error, and the most frequent errors. Files that import modules other than those, XCTest and Foundation
are left out; nothing is run.

The files are compiled unchanged, except for the rewrites of the plugin AppleSources, such as @objc.

Because Apple's XCTest re-exports XCUIAutomation, each target also gets a file with the two lines that
README.md gives, which does the same.

  --errors   print every error
  --uikit    re-export UIKit, too, as Apple's XCTest does

Exit codes: 0 measured, 1 the build or the rewriter failed, 64 wrong usage, 69 Swift or python3 is missing.
EOF
}

# usage_of_suites PROBLEM: ends with the problem and the usage line.
usage_of_suites() {
  local help
  help=$(help_suites)
  fail "$exit_usage" "$1" "${help%%$'\n'*}"
}

# Refuses wrong usage before building anything.
command_suites() {
  local argument folders=0
  for argument in "$@"; do
    case $argument in
      --errors | --uikit) ;;
      -*)
        usage_of_suites \
          "suites does not know '$argument'$(did_you_mean "$argument" --errors --uikit)"
        ;;
      *)
        if [[ ! -d $argument ]]; then usage_of_suites "'$argument' isn't a folder"; fi
        folders=$((folders + 1))
        ;;
    esac
  done
  if ((folders == 0)); then usage_of_suites "which folders?"; fi
  require_swift
  require_tools python3
  build "XCUIAutomation" --target XCUIAutomation
  build "UIKit" --target UIKit
  build "OSLog" --target OSLog
  build "RewriterTool" --product RewriterTool
  "$root/.ci/type-check-suites" --modules "$root/.build/debug/Modules" \
    --rewriter "$root/.build/debug/RewriterTool" "$@"
}
