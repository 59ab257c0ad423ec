"""swift-tests runs every test of a bundle once, and reports the results at the end.

A script stands in for the bundle: it lists and runs the tests that a file beside it describes.
"""

from __future__ import annotations

import json
import os
import pty
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CI = Path(__file__).resolve().parent.parent

# Each test's value is "passes", or another behaviour such as failing or dying.
BUNDLE = r'''#!{python}
import json, os, re, signal, sys
from pathlib import Path

tests = json.loads((Path(__file__).parent / "tests.json").read_text())
arguments = sys.argv[1:]
pid_file = Path(__file__).parent / "pids"

def now(behaviour):
  what, _, clock = behaviour.partition(" in real time")
  return behaviour if what == behaviour else (
    what if os.environ.get("UNDERSTUDY_CLOCK") == "real" else "passes")

def end(behaviour):
  print("registers and frames")
  if behaviour == "dies":
    print("A/F.swift:3: Fatal error: as asked for", flush=True)
    os.kill(os.getpid(), signal.SIGILL)
  if behaviour == "is killed":
    print("an app said: Fatal error", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
  if behaviour == "exits":
    os._exit(3)
  if behaviour == "is interruptible" and signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    os._exit(3)
  if behaviour == "hangs":
    child = os.fork()
    if child == 0:
      os.setsid()
    with pid_file.open("a") as file:
      file.write(f"{{os.getpid()}}\n")
    if child:
      print("hangs", file=sys.stderr, flush=True)
    signal.pause()

def xctest():
  names = [name for name in tests["xctest"]]
  if arguments == ["--dump-tests-json"]:
    suites = {{}}
    for name in names:
      suites.setdefault(name.split("/")[0], []).append({{"name": name.split("/")[1]}})
    cases = [{{"name": suite, "tests": each}} for suite, each in suites.items()]
    print(json.dumps({{"name": "All", "tests": [{{"name": "x", "tests": cases}}]}}))
    return 0
  status = 0
  for name in arguments[0].split(","):
    behaviour, short = now(tests["xctest"][name]), name.split(".", 1)[1].replace("/", ".")
    if behaviour == "lost":
      continue
    print(f"no newline Test Case '{{short}}' started at 2026-11-22 06:42:35.639", flush=True)
    end(behaviour)
    if behaviour == "fails":
      print(f"/a b/F.swift:8: error: {{short}} : one\ntwo", flush=True)
      status = 1
    what = {{"fails": "failed", "skips": "skipped"}}.get(behaviour, "passed")
    print(f"Test Case '{{short}}' {{what}} (0.1 seconds)", flush=True)
  return status

def swift_testing():
  stream = open(arguments[arguments.index("--event-stream-output-path") + 1], "w", buffering=1)
  def write(kind, payload):
    stream.write(json.dumps({{"kind": kind, "payload": payload}}) + "\n")
  def event(kind, name, **more):
    write("event", {{"kind": kind, "testID": name, **more}})
  if "--list-tests" in arguments:
    for name in tests["swift-testing"]:
      write("test", {{"kind": "function", "id": name}})
    write("test", {{"kind": "suite", "id": "A.S"}})
    return 0
  assert "--no-parallel" in arguments
  wanted = re.compile(arguments[arguments.index("--filter") + 1])
  status = 0
  for name, behaviour in tests["swift-testing"].items():
    if not wanted.search(name) or behaviour == "lost":
      continue
    if behaviour == "skips":
      event("testSkipped", name)
      continue
    print(name)
    event("testStarted", name)
    event("testCaseStarted", name, messages=[
      {{"text": 'Test case passing 1 argument x \u2192 1 to "f" started.'}}])
    end(behaviour)
    if behaviour in ("fails", "knows", "warns"):
      messages = [{{"text": "Expectation failed"}}, {{"text": "1 == 2"}}]
      place = {{"filePath": "/a b/G.swift", "line": 9}}
      event("issueRecorded", name, messages=messages, issue={{
        "isKnown": behaviour == "knows", "isFailure": behaviour == "fails",
        "sourceLocation": place}})
      status = status or behaviour == "fails"
    for _ in range(2 if behaviour == "repeats" else 1):
      event("testEnded", name)
    if behaviour == "exits-late":
      stream.flush()
      os._exit(9)
  return status

sys.exit(swift_testing() if "--testing-library" in arguments else xctest())
'''


def swift_id(suite: str, function: str) -> str:
  return f"A.{suite}/{function}()/F.swift:1:2"


class SwiftTestsCase(unittest.TestCase):
  def setUp(self):
    folder = tempfile.TemporaryDirectory(prefix="swift tests ")
    self.addCleanup(folder.cleanup)
    self.root = Path(folder.name)
    (self.root / ".ci").mkdir()
    shutil.copy(CI / "swift-tests", self.root / ".ci")
    shutil.copytree(CI / "testing", self.root / ".ci/testing",
                    ignore=shutil.ignore_patterns("__pycache__"))
    self.debug = self.root / ".build/debug"
    self.debug.mkdir(parents=True)
    self.report = self.root / ".build/test-report"
    bundle = self.debug / "P.xctest"
    bundle.write_text(BUNDLE.format(python=sys.executable))
    bundle.chmod(0o755)
    self.environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "TERM": "xterm"}

  def given(self, xctest: dict[str, str] = {}, swift_testing: dict[str, str] = {}) -> None:
    (self.debug / "tests.json").write_text(
      json.dumps({"xctest": xctest, "swift-testing": swift_testing}))

  def given_times(self, seconds: dict[str, float]) -> None:
    self.report.mkdir(exist_ok=True)
    (self.report / "times.json").write_text(
      json.dumps({f"Swift Testing: {suite}": value for suite, value in seconds.items()}))

  def run_tests(self, *arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run(
      [self.root / ".ci/swift-tests", *arguments], capture_output=True, text=True, timeout=60,
      stdin=subprocess.DEVNULL, env=self.environment)

  def is_alive(self, pid: int) -> bool:
    try:
      state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
      return False
    return state != "Z"


class CountTests(SwiftTestsCase):
  def test_the_closing_lines_are_like_those_of_swift_test(self):
    self.given({"A.X/testA": "passes", "A.X/testB": "skips", "B.X/testA": "passes"},
               {swift_id("S", "a"): "passes", swift_id("S", "b"): "knows",
                swift_id("T", "c"): "skips", swift_id("T", "d"): "warns"})
    result = self.run_tests()
    self.assertEqual((result.returncode, result.stderr), (0, ""))
    lines = result.stdout.splitlines()
    self.assertEqual(len(lines), 3, lines)
    self.assertRegex(
      lines[0], r"^\t Executed 3 tests, with 1 test skipped and 0 failures \(0 unexpected\) in ")
    self.assertRegex(
      lines[1],
      r"^✔ Test run with 4 tests in 2 suites passed after [\d.]+ seconds with 1 known issue\.$")
    self.assertEqual(lines[2], "5 passed, 0 failed, 2 skipped")

  def test_failures_are_printed_at_once_and_at_the_end(self):
    self.given({"A.X/testA": "fails"}, {swift_id("S", "a"): "fails", swift_id("S", "b"): "knows"})
    result = self.run_tests()
    self.assertEqual(result.returncode, 1)
    for failure in (
      "A.X/testA (/a b/F.swift:8): one\n{}two\n",
      "A.S/a() with x → 1 (/a b/G.swift:9): Expectation failed\n{}1 == 2\n",
    ):
      self.assertIn("✘ " + failure.format("    "), result.stdout)
      self.assertIn("  " + failure.format("    "), result.stdout.split("What failed:\n")[1])
    self.assertIn("Executed 1 test, with 1 failure (0 unexpected)", result.stdout)
    self.assertRegex(
      result.stdout,
      r"✘ Test run with 2 tests in 1 suite failed after .* with 2 issues "
      r"\(including 1 known issue\)\.\n1 passed, 2 failed, 0 skipped\n$")

  def test_every_test_runs_once_with_any_number_of_workers(self):
    names = {swift_id(suite, f"`{test} / (a|b) .*`"): "passes"
             for suite in ("S", "`a / b`", "S2", "U") for test in ("x", "y", "z")}
    self.given({f"M{n}.X/testA": "passes" for n in range(4)}, names)
    for workers in ("1", "4"):
      with self.subTest(workers=workers):
        self.given_times({"A.S": 9, "A.`a / b`": 9, "A.S2": 9, "A.U": 9})
        result = self.run_tests("--workers", workers)
        self.assertEqual(result.returncode, 0, result.stdout)
        self.assertEqual(result.stdout.splitlines()[-1], "16 passed, 0 failed, 0 skipped")

  def test_a_test_that_no_process_runs_is_an_error(self):
    self.given({"A.X/testA": "lost", "A.X/testB": "passes"},
               {swift_id("S", "a"): "lost", swift_id("S", "b"): "passes"})
    result = self.run_tests()
    self.assertEqual(result.returncode, 1)
    self.assertIn("2 tests did not run: A.S/a(), A.X/testA\n", result.stdout)

  def test_a_test_that_runs_twice_is_an_error(self):
    self.given({}, {swift_id("S", "a"): "repeats"})
    result = self.run_tests()
    self.assertEqual(result.returncode, 1)
    self.assertIn("1 test ran more than once: A.S/a()\n", result.stdout)

  def test_filters_narrow_the_run(self):
    self.given({"A.X/testA": "passes", "A.Y/testA": "fails"},
               {swift_id("S", "x"): "passes", swift_id("S", "y"): "fails"})
    for arguments in (["--skip", "y|Y"], ["--filter=X", "--filter", "/x"],
                      ["--filter", "x|X", "--skip=y"]):
      with self.subTest(arguments=arguments):
        result = self.run_tests(*arguments)
        self.assertEqual(result.stdout.splitlines()[-1], "2 passed, 0 failed, 0 skipped")
    result = self.run_tests("--filter", "nothing")
    self.assertEqual((result.returncode, result.stdout.splitlines()[-1]),
                     (0, "0 passed, 0 failed, 0 skipped"))
    self.assertIn("Test run with 0 tests in 0 suites passed", result.stdout)
    self.assertEqual(self.run_tests("--filter", "(").returncode, 1)

  def test_the_output_of_passing_tests_is_shown_on_request(self):
    self.given({"A.X/testA": "passes"})
    self.assertNotIn("registers", self.run_tests().stdout)
    self.assertIn("registers and frames\nTest Case 'X.testA' passed",
                  self.run_tests("--verbose").stdout)
    self.assertIn("registers", next(self.report.glob("*.txt")).read_text())

  def test_the_longest_suites_of_the_last_run_start_first(self):
    self.given({}, {swift_id("S", "a"): "passes", swift_id("T", "b"): "passes"})
    self.run_tests()
    times = json.loads((self.report / "times.json").read_text())
    self.assertEqual(sorted(times), ["Swift Testing: A.S", "Swift Testing: A.T"])
    for first, second in ("ST", "TS"):
      self.given_times({f"A.{first}": 9, f"A.{second}": 2})
      self.assertEqual(self.run_tests("--workers", "1").returncode, 0)
      outputs = [file.read_text() for file in sorted(self.report.glob("*.txt"))]
      self.assertEqual([output.splitlines()[0][:3] for output in outputs],
                       [f"A.{first}", f"A.{second}"])
    (self.report / "times.json").write_text("no JSON")
    self.assertEqual(self.run_tests().returncode, 0)

  def test_a_first_run_is_planned_by_the_usual_times(self):
    usual = self.root / ".ci/testing/usual-times.json"
    self.given({}, {swift_id("S", "a"): "passes", swift_id("T", "b"): "passes"})
    for first, second in ("ST", "TS"):
      usual.write_text(json.dumps({f"Swift Testing: A.{first}": 9, f"Swift Testing: A.{second}": 2}))
      shutil.rmtree(self.report, ignore_errors=True)
      self.assertEqual(self.run_tests("--workers", "1").returncode, 0)
      outputs = [file.read_text() for file in sorted(self.report.glob("*.txt"))]
      self.assertEqual([output.splitlines()[0][:3] for output in outputs],
                       [f"A.{first}", f"A.{second}"])
    self.assertEqual(self.run_tests("--keep-times").returncode, 0)
    self.assertEqual(json.loads(usual.read_text()), {})

  def test_an_unknown_option_is_a_usage_error(self):
    self.assertEqual(self.run_tests("--fliter").returncode, 64)
    self.assertEqual(self.run_tests("--workers", "0").returncode, 64)


class DeathTests(SwiftTestsCase):
  def test_a_dead_process_is_reported_with_signal_tests_and_file(self):
    for kind in ("xctest", "swift_testing"):
      with self.subTest(kind=kind):
        names = {"xctest": ["A.X/testA", "A.X/testB", "A.X/testC"],
                 "swift_testing": [swift_id("S", each) for each in "abc"]}[kind]
        self.given(**{kind: dict(zip(names, ("passes", "dies", "passes")))})
        result = self.run_tests()
        title = {"xctest": "A.X/testB", "swift_testing": "A.S/b()"}[kind]
        left = {"xctest": "A.X/testC", "swift_testing": "A.S/c()"}[kind]
        self.assertEqual(result.returncode, 1)
        output = next(self.report.glob("*.txt"))
        lines = result.stdout.splitlines()
        self.assertEqual(lines[:3], [
          f"1 test did not run: {left}",
          f"The test process was ended by signal 4 (SIGILL) while these tests ran: {title}; "
          f"its output is in {output}",
          "It said: A/F.swift:3: Fatal error: as asked for"])
        self.assertEqual(lines[-1], "1 passed, 1 failed, 0 skipped")
        self.assertIn("registers", output.read_text())

  def test_a_killed_process_has_no_last_message(self):
    self.given({}, {swift_id("S", "a"): "is killed"})
    result = self.run_tests()
    self.assertIn("was ended by signal 9 (SIGKILL) while these tests ran: A.S/a();", result.stdout)
    self.assertNotIn("It said", result.stdout)

  def test_a_process_that_exits_during_a_test_is_an_error(self):
    self.given({}, {swift_id("S", "a"): "exits"})
    result = self.run_tests()
    self.assertEqual(result.returncode, 1)
    self.assertIn(
      "The test process ended with 3 while these tests ran: A.S/a(); its output is in",
      result.stdout)

  def test_a_status_without_a_failure_is_an_error(self):
    self.given({}, {swift_id("S", "a"): "exits-late"})
    result = self.run_tests()
    self.assertEqual(result.returncode, 1)
    self.assertIn("The test process ended with 9, and no test failed", result.stdout)

  def test_a_bundle_that_does_not_list_its_tests_is_an_error(self):
    (self.debug / "P.xctest").write_text("#!/bin/sh\necho no such library >&2\nexit 127\n")
    result = self.run_tests()
    self.assertEqual(result.returncode, 1)
    self.assertIn("(it ended with 127):\nno such library", result.stderr)
    (self.debug / "P.xctest").unlink()
    self.assertIn("there are 0 test bundles", self.run_tests().stderr)


class InterruptTests(SwiftTestsCase):
  def test_tests_and_apps_get_interrupts_even_in_the_background(self):
    self.given({"A.X/testA": "is interruptible"})
    # As a shell does for a command with '&'.
    result = subprocess.run(
      [self.root / ".ci/swift-tests"], capture_output=True, text=True, timeout=60,
      stdin=subprocess.DEVNULL, env=self.environment,
      preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
    self.assertEqual(result.returncode, 0, result.stderr)

  def test_control_c_ends_the_tests_and_what_they_launched(self):
    self.given({"A.X/testA": "hangs"})
    child, terminal = pty.fork()
    if child == 0:
      signal.signal(signal.SIGINT, signal.default_int_handler)
      os.execve(self.root / ".ci/swift-tests", ["swift-tests"], self.environment)
    self.addCleanup(os.close, terminal)
    pids = self.debug / "pids"
    # Both processes have written their identifiers once the display shows the test.
    shown = b""
    while b"testA" not in shown or not pids.exists() or pids.read_text().count("\n") < 2:
      self.assertTrue(select.select([terminal], [], [], 60)[0], shown)
      shown += os.read(terminal, 65536)
    os.write(terminal, b"\x03")
    status = os.waitpid(child, 0)[1]
    self.assertEqual(os.waitstatus_to_exitcode(status), 130)
    for pid in map(int, pids.read_text().split()):
      self.assertFalse(self.is_alive(pid))


if __name__ == "__main__":
  unittest.main()
