"""Finds pipes into a command that may stop reading early.

The writing command then ends by SIGPIPE, and under `pipefail` the whole pipe fails: occasionally,
depending on which of the two is faster.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from structure.repository import Finding, Repository
from structure.shell_script import ShellScript

# The command behind a single bar, up to the end of that command.
READER = re.compile(
  r"(?<![|>])\|(?!\|)&?(?:\\\n|\s)*"
  r"(?P<command>(?:\w+=\S*\s+)*(?P<name>[\w./-]+)(?:\\\n|[^|;&\n])*)")
GREP_STOPS = re.compile(r"\s(?:-[A-Za-z]*[qml]|--quiet\b|--silent\b|--max-count\b|--files-with)")
SED_STOPS = re.compile(r"(?:^|[\s;{'\"/$\d])[qQ]\s*\d*\s*(?:$|[;}'\")])")
AWK_STOPS = re.compile(r"\bexit\b")


def findings(repository: Repository) -> Iterator[Finding]:
  for script in repository.scripts:
    yield from early_readers(script)


def early_readers(script: ShellScript) -> Iterator[Finding]:
  for match in READER.finditer(script.code):
    name = match["name"].rsplit("/", 1)[-1]
    # Quoted text is blank in the code; the scripts of sed and awk are read from the original text.
    text = script.text[match.start("command"):match.end("command")]
    if stops_early(name, match["command"], text):
      yield Finding(
        script.name, script.line_at(match.start("command")),
        f"'{name}' may stop reading before the command that writes has ended",
        "use the shell's own means ('[[ … ]]', '${text%%…}', a loop) or a here-string")


def stops_early(name: str, code: str, text: str) -> bool:
  if name in ("grep", "egrep", "fgrep"):
    return GREP_STOPS.search(code) is not None
  if name == "sed":
    return SED_STOPS.search(text) is not None
  if name in ("awk", "gawk", "mawk"):
    return AWK_STOPS.search(text) is not None
  return name in ("head", "read", "cmp")
