"""soak runs the tests of the apps repeatedly, and reports the results of the runs."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from test_swift_tests import CI, SwiftTestsCase, swift_id  # noqa: E402


class SoakCase(SwiftTestsCase):
  def setUp(self):
    super().setUp()
    soak = self.root / ".ci/soak"
    soak.write_bytes((CI / "soak").read_bytes())
    soak.chmod(0o755)

  def soak(self, *arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run(
      [self.root / ".ci/soak", *arguments], capture_output=True, text=True, timeout=60,
      stdin=subprocess.DEVNULL, env=self.environment)

  def burners(self) -> list[int]:
    """Returns all computing processes."""
    found = []
    for folder in Path("/proc").iterdir():
      if folder.name.isdigit():
        try:
          command = (folder / "cmdline").read_bytes()
          environment = (folder / "environ").read_bytes()
        except OSError:
          continue
        if b"1_000_000" in command and self.root.as_posix().encode() in environment:
          found.append(int(folder.name))
    return found


class SoakTests(SoakCase):
  def test_runs_that_pass_are_counted_and_leave_no_output(self):
    self.given({"LoginUITests.X/testA": "passes"}, {swift_id("S", "a"): "fails"})
    result = self.soak("3")
    self.assertEqual((result.returncode, result.stderr), (0, ""))
    lines = result.stdout.splitlines()
    for number in (1, 2, 3):
      self.assertRegex(lines[number - 1], rf"^run {number} of 3: passed, 1 test, [\d.]+ s$")
    self.assertEqual(lines[3], "The slowest tests:")
    self.assertRegex(lines[4], r"^  [\d.]+ s in run \d: LoginUITests\.X/testA$")
    self.assertRegex(lines[5], r"^A run took [\d.]+ to [\d.]+ s, [\d.]+ s in the middle$")
    self.assertEqual(lines[6:], ["3 runs, 0 failed"])
    self.assertEqual(list((self.root / ".build/soak-report").glob("*/")), [])

  def test_a_run_that_fails_is_named_with_its_failures_and_keeps_its_output(self):
    self.given({"LoginUITests.X/testA": "fails", "LoginUITests.X/testB": "passes"})
    result = self.soak("2")
    self.assertEqual(result.returncode, 1)
    self.assertIn("run 2 of 2: 1 problem, 1 test,", result.stdout)
    self.assertIn(
      "Run 2 failed; its output is in .build/soak-report/2:\n"
      "  LoginUITests.X/testA (/a b/F.swift:8): one\n    two\n", result.stdout)
    self.assertEqual(result.stdout.splitlines()[-1], "2 runs, 2 failed")
    self.assertTrue(list((self.root / ".build/soak-report/1").iterdir()))

  def test_both_clocks_are_compared_test_by_test(self):
    self.given({
      "LoginUITests.X/testA": "passes", "LoginUITests.X/testB": "fails in real time",
      "LoginUITests.X/testC": "skips in real time", "LoginUITests.X/testD": "skips"})
    result = self.soak("2", "--clocks")
    self.assertEqual(result.returncode, 1)
    self.assertIn("run 1 of 2 on the virtual clock: passed, 3 tests,", result.stdout)
    self.assertIn("run 2 of 2 in real time: 1 problem, 1 test,", result.stdout)
    self.assertIn(
      "LoginUITests.X/testB passed on the virtual clock and failed in real time\n"
      "These need the virtual clock, and are skipped in real time:\n"
      "  LoginUITests.X/testC\n"
      "Both clocks: 2 with the same outcome, 1 on the virtual clock only, 1 with another outcome\n",
      result.stdout)

  def test_clocks_without_a_difference_pass(self):
    self.given({"LoginUITests.X/testA": "passes", "LoginUITests.X/testC": "skips in real time"})
    result = self.soak("2", "--clocks")
    self.assertEqual((result.returncode, result.stderr), (0, ""))
    self.assertIn(" only, 0 with another outcome\n2 runs, 0 failed\n", result.stdout)

  def test_names_select_other_tests(self):
    self.given({"A.X/testA": "passes", "A.X/testB": "fails"})
    result = self.soak("1", "--filter", "A.X", "--skip", "testB")
    self.assertEqual(result.returncode, 0)
    self.assertIn("run 1 of 1: passed, 1 test,", result.stdout)
    result = self.soak("1")
    self.assertEqual((result.returncode, result.stderr), (1, "error: no test has such a name\n"))

  def test_load_keeps_each_core_busy_until_the_end(self):
    self.environment["SOAK_PLACE"] = str(self.root)
    self.given({"LoginUITests.X/testA": "hangs"})
    child, terminal = pty.fork()
    if child == 0:
      signal.signal(signal.SIGINT, signal.default_int_handler)
      os.execve(self.root / ".ci/soak", ["soak", "5", "--load"], self.environment)
    self.addCleanup(os.close, terminal)
    pids = self.debug / "pids"
    shown = b""
    while b"testA" not in shown or not pids.exists() or pids.read_text().count("\n") < 2:
      self.assertTrue(select.select([terminal], [], [], 60)[0], shown)
      shown += os.read(terminal, 65536)
    self.assertEqual(len(self.burners()), len(os.sched_getaffinity(0)))
    os.write(terminal, b"\x03")
    while select.select([terminal], [], [], 60)[0]:
      try:
        data = os.read(terminal, 65536)
      except OSError:
        break
      if not data:
        break
      shown += data
    self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 130)
    self.assertIn(b"0 runs of 5 with all cores busy, 0 failed", shown)
    self.assertEqual(self.burners(), [])
    for pid in map(int, pids.read_text().split()):
      self.assertFalse(self.is_alive(pid), pid)

  def test_an_interrupt_ends_a_run_with_the_lines_for_those_before_it(self):
    for sent in (signal.SIGINT, signal.SIGTERM):
      with self.subTest(signal=sent.name):
        # The second run is the one that hangs.
        self.given({"LoginUITests.X/testA": "hangs in real time", "LoginUITests.X/testB": "fails"})
        pids = self.debug / "pids"
        pids.unlink(missing_ok=True)
        process = subprocess.Popen(
          [self.root / ".ci/soak", "3", "--clocks", "--workers", "1"], stdin=subprocess.DEVNULL,
          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=self.environment,
          start_new_session=True,
          # A background process of a shell ignores Ctrl-C, and so do its descendants.
          preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        self.addCleanup(process.kill)
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.stderr.close)
        first = process.stdout.readline()
        self.assertRegex(first, r"^run 1 of 3 on the virtual clock: 1 problem, 1 test, [\d.]+ s$")
        self.wait_for_two(pids)
        # Interrupts only the script, not its child processes.
        process.send_signal(sent)
        rest, errors = process.communicate(timeout=60)
        self.assertEqual((process.returncode, errors), (130, ""))
        lines = rest.splitlines()
        self.assertEqual(
          lines[:4], [
            "Run 1 failed; its output is in .build/soak-report/1:",
            "  LoginUITests.X/testB (/a b/F.swift:8): one", "    two", "The slowest tests:"])
        self.assertNotIn(" in real time", rest)
        self.assertEqual(lines[-1], "1 run of 3, 1 failed")
        for pid in map(int, pids.read_text().split()):
          self.assertFalse(self.is_alive(pid), pid)

  def wait_for_two(self, pids: Path) -> None:
    """Waits until a hanging test and its child have written their process identifiers."""
    while not pids.exists() or pids.read_text().count("\n") < 2:
      time.sleep(0.01)

  def test_wrong_usage_is_refused(self):
    for arguments, text in [
      ([], "how many runs?"), (["0"], "'0' isn't a number from 1"), (["x"], "'x' isn't a number"),
      (["1", "--laod"], "--laod"), (["1", "--workers", "0"], "'0' isn't a number from 1"),
      (["1", "--clocks"], "at least two runs"),
    ]:
      with self.subTest(arguments=arguments):
        result = self.soak(*arguments)
        self.assertEqual((result.returncode, result.stdout), (64, ""))
        self.assertIn(text, result.stderr)
    self.assertEqual(self.soak("1", "--filter", "(").returncode, 1)

  def test_help_needs_no_bundle(self):
    result = self.soak("--help")
    self.assertEqual(result.returncode, 0)
    self.assertIn("usage: soak N [--load]", result.stdout)


# The other file runs the tests of the base class.
del SwiftTestsCase

if __name__ == "__main__":
  unittest.main()
