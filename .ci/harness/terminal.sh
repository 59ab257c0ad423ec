# Messages, colour and the line of progress. They go to stderr, because stdout is for the command's own
# output.

# A message that can't be written must not change the exit code. With stderr closed, the shell reads
# this script through descriptor 2, whose flags then lack write access (the last digit).
stderr_flags=$(sed -n 's/^flags:[[:space:]]*//p' /proc/$$/fdinfo/2 || true)
if [[ $stderr_flags == *0 ]]; then exec 2>/dev/null; fi

# The descriptors that are terminals and may be coloured (https://no-color.org), determined here because
# in "$(…)" stdout is always a pipe.
coloured=""
if [[ -z ${NO_COLOR-} && ${TERM-dumb} != dumb ]]; then
  for descriptor in 1 2; do
    if [[ -t $descriptor ]]; then coloured+="$descriptor"; fi
  done
fi
readonly coloured

# painted DESCRIPTOR SGR TEXT
painted() {
  if [[ $coloured == *"$1"* ]]; then printf '\e[%sm%s\e[0m' "$2" "$3"; else printf '%s' "$3"; fi
}

say() {
  printf '%s\n' "$*" >&2
}

# fail CODE PROBLEM [REMEDY]
fail() {
  say "$(painted 2 '1;31' 'error:') $2"
  if (($# > 2)); then say "       $3"; fi
  exit "$1"
}

progress_on() {
  [[ -t 2 && ${TERM-dumb} != dumb ]]
}

# Replaces the line of progress, cut to the terminal's width.
show_progress() {
  local size columns
  size=$(stty size <&2 2>/dev/null) || size="24 80"
  columns=${size#* }
  if ((columns < 20)); then columns=80; fi
  printf '\r\e[K%s' "${1:0:columns-1}" >&2
}

clear_progress() {
  if progress_on; then printf '\r\e[K' >&2; fi
}

# Ends by the same signal, so that a calling script sees an interrupt and stops too.
interrupted() {
  clear_progress
  trap - INT
  kill -INT "$$"
}
