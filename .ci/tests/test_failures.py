"""failures lists the failures of a run, from the reports and from the log."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CI = Path(__file__).resolve().parent.parent

LOG = """\
Test Case 'X.testIt' started at 2026-11-22 06:42:35.639
/a package/Tests/F.swift:8: error: X.testIt : XCTAssertEqual failed: ("1") is not equal to ("2")
<EXPR>:0: error: X.testThrows : threw error "CancellationError()"
/a package/Tests/F.swift:9: Expected failure in X.testKnown: nothing
error: Exited with unexpected signal code 11
"""

REPORT = """\
<?xml version="1.0" encoding="UTF-8"?>
<testsuites><testsuite name="TestResults" errors="0" tests="2" failures="1">
<testcase classname="FTests.S" name="passes()" time="0.1" />
<testcase classname="FTests.S" name="b(x:)" time="0.1"><failure message="x &#8594; 1" /></testcase>
</testsuite></testsuites>
"""


def run(log: str | None = None, report: str | None = None) -> subprocess.CompletedProcess:
  with tempfile.TemporaryDirectory() as folder:
    for name, text in (("log", log), ("report-swift-testing.xml", report)):
      if text is not None:
        (Path(folder) / name).write_text(text, encoding="utf-8")
    return subprocess.run([sys.executable, CI / "failures", folder], capture_output=True, text=True)


class FailuresTests(unittest.TestCase):
  def test_failures_of_both_libraries_are_listed(self) -> None:
    result = run(LOG, REPORT)
    self.assertEqual(result.returncode, 0, result.stderr)
    self.assertEqual(result.stdout.splitlines(), [
      "What failed:",
      '  X.testIt: XCTAssertEqual failed: ("1") is not equal to ("2") (/a package/Tests/F.swift:8)',
      '  X.testThrows: threw error "CancellationError()" (<EXPR>:0)',
      "  FTests.S/b(x:): x → 1",
      "  The test process was ended by signal 11 (SIGSEGV); './harness.sh test' without other "
      "arguments says which tests ran",
    ])

  def test_nothing_is_printed_without_reports(self) -> None:
    self.assertEqual(run().stdout, "")
    self.assertEqual(run(log="error: it does not build\n").stdout, "")

  def test_a_truncated_report_is_reported(self) -> None:
    self.assertIn("was cut off", run(report=REPORT[:100]).stdout)


if __name__ == "__main__":
  unittest.main()
