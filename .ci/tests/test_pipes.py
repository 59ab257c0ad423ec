"""pipes finds each pipe into a command that may stop reading early, and no other."""

from __future__ import annotations

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from structure import pipes  # noqa: E402
from structure.shell_script import ShellScript, is_shell_script  # noqa: E402

STOPS_EARLY = [
  "printf '%s\\n' a b | grep -q a",
  "a |grep -xqF -- \"$name\"",
  "a | grep --quiet x",
  "a | LC_ALL=C grep -m 1 x",
  "a | grep -l x",
  "a | head -1",
  "a | /usr/bin/head",
  "a |& head",
  "a | sed -n '3{p;q}'",
  "a | sed 10q",
  "a | awk '/x/ { print; exit }'",
  "a | read -r line",
  "a | IFS= read -r line",
  "fail \"x $(a | head -1) y\"",
  "x=$(a \"$(b | head -1)\")",
  "a | # why\n  head",
  "a | \\\n  head",
  "cat <<EOF\n$(a | head)\nEOF",
]

READS_ALL = [
  "grep -q x file",
  "grep -q x <<<\"$text\"",
  "a | grep x",
  "a | grep -E 'q|m' --",
  "a || head x",
  "a | sed 's/q/Q/'",
  "a | tail -1 || read -r x",
  "a | while IFS= read -r line; do b; done",
  "mapfile -t x < <(head -1 file)",
  "# a | head",
  "echo 'a | head' \"b | head\"",
  "echo \\\"; b $((1 | 2)) \"$((1 | head))\"",
  "cat <<'EOF'\na | head\nEOF",
  "cat <<EOF\na | head\nEOF\nb",
  "case x in a | head.txt) ;; esac",
]


class PipesTests(unittest.TestCase):
  def lines(self, text: str) -> list[int]:
    with tempfile.TemporaryDirectory() as folder:
      file = Path(folder) / "a.sh"
      file.write_text(text, encoding="utf-8")
      return [found.line for found in pipes.early_readers(ShellScript(file, "a.sh"))]

  def test_a_reader_that_stops_early_is_found_at_its_line(self):
    for text in STOPS_EARLY:
      with self.subTest(text=text):
        # The line of the reader, after a correct pipe.
        line = 2 + text.split("head")[0].count("\n")
        self.assertEqual(self.lines("true\n" + text + "\n"), [line])

  def test_a_reader_that_reads_everything_is_accepted(self):
    for text in READS_ALL:
      with self.subTest(text=text):
        self.assertEqual(self.lines(text + "\n"), [])

  def test_code_after_quoted_text_is_checked(self):
    for text in ("'a'", '"b"', "# c\n", "<<'EOF'\nd\nEOF\n", "\"$(e 'f')\"", "${#g}"):
      with self.subTest(text=text):
        self.assertEqual(len(self.lines(f"a {text}\nb | head\n")), 1)

  def test_scripts_are_recognised_by_name_or_first_line(self):
    with tempfile.TemporaryDirectory() as folder:
      for name, text, expected in (
        ("a.sh", "", True), ("b", "#!/usr/bin/env bash\n", True), ("c", "#!/bin/sh\n", True),
        ("d", "#!/usr/bin/env python3\n", False), ("e.py", "#!/bin/sh\n", False), ("f", "", False),
      ):
        with self.subTest(name=name):
          (Path(folder) / name).write_text(text, encoding="utf-8")
          self.assertEqual(is_shell_script(Path(folder) / name), expected)


if __name__ == "__main__":
  unittest.main()
