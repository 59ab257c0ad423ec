"""esctest-counts, with an adapter that writes the log of a few tests."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent.parent / "esctest-counts"

# Doesn't answer, like the adapter after the end of its program, and leaves the program's log.
ADAPTER = """#!/usr/bin/env python3
import json, os, sys
question = json.loads(sys.stdin.readline())
assert question["method"] == "initialize" and os.environ["UNDERSTUDY_SESSION"] == "1"
log = next(word for word in sys.argv if word.startswith("--logfile=")).removeprefix("--logfile=")
with open(log, "w") as file:
  file.write(open(os.environ["LOG"]).read())
"""

LOG = """Run test: BSTests.test_BS_Basic
Passed.

Run test: BSTests.test_BS_Wrap
*** TEST BSTests.test_BS_Wrap FAILED:
Traceback

Run test: DATests.test_DA
Skipped because terminal lacks requisite capability: Terminal doesn't support X

Run test: REPTests.test_REP
Fails as expected: a bug
"""


class EsctestCountsTests(unittest.TestCase):
  def setUp(self):
    folder = tempfile.TemporaryDirectory()
    self.addCleanup(folder.cleanup)
    self.root = Path(folder.name)
    self.adapter = self.root / "adapter"
    self.adapter.write_text(ADAPTER)
    self.adapter.chmod(0o755)
    (self.root / "esctest").mkdir()
    (self.root / "esctest" / "esctest.py").write_text("")

  def run_script(self, *words: str, log: str = LOG) -> subprocess.CompletedProcess[str]:
    (self.root / "log").write_text(log)
    return subprocess.run(
      [sys.executable, str(SCRIPT), *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
      text=True, env={"LOG": str(self.root / "log"), "PATH": "/usr/bin:/bin"})

  def test_counts_how_the_tests_end(self):
    result = self.run_script("--expected=1", str(self.adapter), str(self.root))
    self.assertEqual(
      result.stdout,
      "1 of 4 pass\n1 of 4 fail\n1 of 4 fail in xterm too\n1 of 4 are for other terminals\n"
      "failing: BS 1\n")
    self.assertEqual(result.returncode, 0, result.stderr)

  def test_names_each_that_fails(self):
    result = self.run_script("--all", "--expected=1", str(self.adapter), str(self.root))
    self.assertTrue(result.stdout.endswith("\nBSTests.test_BS_Wrap\n"), result.stdout)

  def test_fewer_than_expected_are_a_failure(self):
    result = self.run_script("--expected=2", str(self.adapter), str(self.root))
    self.assertIn("2 have to pass", result.stderr)
    self.assertEqual(result.returncode, 1)

  def test_a_log_without_tests_is_a_failure(self):
    result = self.run_script(str(self.adapter), str(self.root), log="")
    self.assertIn("no test was run", result.stderr)
    self.assertEqual(result.returncode, 1)

  def test_wrong_usage_and_missing_files_are_reported(self):
    result = self.run_script(str(self.adapter), str(self.root / "none"))
    self.assertIn("there is no ", result.stderr)
    self.assertEqual(result.returncode, 69)
    self.assertIn("usage: esctest-counts", self.run_script().stderr)
    self.assertEqual(self.run_script().returncode, 64)


if __name__ == "__main__":
  unittest.main()
