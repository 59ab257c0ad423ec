# Quiet builds: a terminal shows one changing line, a log occasional lines, and the compiler's output
# appears only if it fails.

# Nothing is printed for this many seconds, because most builds have nothing to do.
readonly quiet_seconds=2
# The interval between lines in a log, in seconds.
readonly log_seconds=15

# follow_build WHAT: reads a build's output, shows the progress on stderr, and copies all lines but
# "[12/345] Compiling …" to stdout.
follow_build() {
  local what=$1 line unfinished="" status started=$SECONDS last_said=-1 has_waited=0
  while :; do
    status=0
    IFS= read -r -t "$quiet_seconds" line || status=$?
    line=$unfinished$line unfinished=""
    if [[ $line == "Another instance of SwiftPM"* ]]; then
      if ((!has_waited)); then say "Waiting for another build of this folder to end…"; fi
      has_waited=1
    fi
    # More than 128: the line has not ended in time. SwiftPM ends its line about waiting when it continues.
    if ((status > 128)); then
      unfinished=$line
      continue
    fi
    if ((status > 0)) && [[ -z $line ]]; then break; fi
    if [[ $line == "Another instance of SwiftPM"* ]]; then continue; fi
    if [[ ! $line =~ ^\[[0-9]+/[0-9]+\]\  ]]; then
      printf '%s\n' "$line"
      continue
    fi
    if ((SECONDS - started < quiet_seconds)); then continue; fi
    if progress_on; then
      show_progress "Building $what: $line"
    elif ((last_said < 0)); then
      say "Building $what (a first build can take minutes)…"
      last_said=$SECONDS
    elif ((SECONDS - last_said >= log_seconds)); then
      say "  $line"
      last_said=$SECONDS
    fi
  done
  clear_progress
  if ((last_said >= 0)); then say "  … $((SECONDS - started)) s"; fi
}

# build WHAT [swift build arguments…]
build() {
  local what=$1 output
  shift
  if ! output=$(
    swift build --package-path "$root" "$@" 2>&1 </dev/null | follow_build "$what"
  ); then
    say "$output"
    fail "$exit_failed" "$what does not build."
  fi
}

# run_built CONFIGURATION NAME [arguments…]: replaces this process with the program, which thus has the
# terminal, the signals and the exit code.
run_built() {
  local program=$root/.build/$1/$2
  shift 2
  if [[ ! -x $program ]]; then
    fail "$exit_failed" "the build made no $program." "Remove $root/.build and try again."
  fi
  exec "$program" "$@"
}
