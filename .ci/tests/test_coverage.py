"""coverage adds up the results of llvm-cov for each module and each app."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CI = Path(__file__).resolve().parent.parent
SOURCES = CI.parent / "Sources"


def run(report: str, *options: str) -> subprocess.CompletedProcess:
  with tempfile.TemporaryDirectory() as folder:
    file = Path(folder) / "report.json"
    file.write_text(report, encoding="utf-8")
    return subprocess.run(
      [sys.executable, CI / "coverage", *options, file], capture_output=True, text=True)


def report(files: dict[str, tuple[int, int]]) -> str:
  return json.dumps({"data": [{"files": [
    {"filename": str(name), "summary": {"lines": {"covered": covered, "count": count}}}
    for name, (covered, count) in files.items()]}]})


SAMPLE = report({
  f"{SOURCES}/Apps/EmployeesApp/List/A.swift": (10, 10),
  f"{SOURCES}/Apps/EmployeesApp/B.swift": (2, 2),
  f"{SOURCES}/Shared/LaunchDomain/C.swift": (1999, 2000),
  "/elsewhere/Tests/D.swift": (0, 100),
})


class CoverageTests(unittest.TestCase):
  def test_each_module_and_app_has_a_line(self) -> None:
    result = run(SAMPLE)
    self.assertEqual(result.returncode, 0, result.stderr)
    self.assertEqual(
      [line.split() for line in result.stdout.splitlines()],
      [
        ["Apps/EmployeesApp", "100.0", "%", "12/12", "lines"],
        ["Shared/LaunchDomain", "99.9", "%", "1999/2000", "lines"],
        ["all", "99.9", "%", "2011/2012", "lines"],
      ])

  def test_a_hundred_percent_means_every_line(self) -> None:
    result = run(report({f"{SOURCES}/Shared/Words/A.swift": (99_999, 100_000)}))
    self.assertIn(" 99.9 %", result.stdout)

  def test_json_lists_the_incompletely_covered_files(self) -> None:
    facts = json.loads(run(SAMPLE, "--json").stdout)
    self.assertEqual(facts["Apps/EmployeesApp"],
                     {"covered": 12, "count": 12, "percent": 100.0, "missed": {}})
    self.assertEqual(facts["Shared/LaunchDomain"]["missed"], {"C.swift": 1})
    self.assertEqual(facts["all"]["count"], 2012)

  def test_a_file_that_is_not_a_report_is_refused(self) -> None:
    for text in ["", "{}", '{"data": []}', "[1]"]:
      result = run(text)
      self.assertEqual(result.returncode, 1)
      self.assertIn("not a coverage report", result.stderr)

  def test_wrong_usage_shows_the_usage(self) -> None:
    result = subprocess.run(
      [sys.executable, CI / "coverage"], capture_output=True, text=True)
    self.assertEqual(result.returncode, 64)
    self.assertIn("usage: coverage", result.stdout)


if __name__ == "__main__":
  unittest.main()
