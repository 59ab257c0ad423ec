"""gherkin-data, with a small folder of each kind and a program that answers from a table."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent.parent / "gherkin-data"

# Answers the questions of the tests like `understudy gherkin`.
PROGRAM = """#!/usr/bin/env python3
import json, sys
for line in sys.stdin:
  question = json.loads(line)
  if question["source"] == "bad":
    answer = {"errors": [{"message": "no", "location": {"line": 1}}]}
  elif question["kind"] == "feature":
    answer = {"document": {"uri": question["uri"]}, "pickles": [{"name": "S"}]}
  elif question["kind"] == "tags":
    answer = {"formatted": "( a )", "isSatisfied": "a" in question.get("tags", [])}
  print(json.dumps(answer), flush=True)
"""


class GherkinDataTests(unittest.TestCase):
  def setUp(self):
    folder = tempfile.TemporaryDirectory()
    self.addCleanup(folder.cleanup)
    self.root = Path(folder.name)
    self.program = self.root / "program"
    self.program.write_text(PROGRAM)
    self.program.chmod(0o755)

  def compare(self, *folders: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
      [sys.executable, str(SCRIPT), str(self.program), *map(str, folders)],
      stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

  def features(self, name: str, pickle: str) -> Path:
    good, bad = self.root / name / "testdata/good", self.root / name / "testdata/bad"
    good.mkdir(parents=True)
    bad.mkdir()
    (good / "a.feature").write_text("Feature: F")
    uri = "../testdata/good/a.feature"
    (good / "a.feature.ast.ndjson").write_text(json.dumps({"gherkinDocument": {"uri": uri}}))
    (good / "a.feature.pickles.ndjson").write_text(json.dumps({"pickle": {"name": pickle}}))
    (bad / "b.feature").write_text("bad")
    error = {"message": "no", "source": {"location": {"line": 1}, "uri": "b"}}
    (bad / "b.feature.errors.ndjson").write_text(json.dumps({"parseError": error}))
    return self.root / name

  def test_counts_agreeing_cases(self):
    result = self.compare(self.features("gherkin", "S"))
    self.assertEqual(result.stdout, "syntax trees: 1 of 1\npickles: 1 of 1\nerror texts: 1 of 1\n")
    self.assertEqual(result.returncode, 0)

  def test_shows_a_difference_and_fails(self):
    result = self.compare(self.features("other", "T"))
    self.assertIn('pickles: a.feature\n  expected [{"name": "T"}]\n  but got  [{"name": "S"}]',
                  result.stdout)
    self.assertIn("pickles: 0 of 1", result.stdout)
    self.assertEqual(result.returncode, 1)

  def test_a_folder_without_acceptance_data_is_wrong_usage(self):
    result = self.compare(self.root)
    self.assertIn("holds none of Cucumber's acceptance data", result.stderr)
    self.assertEqual(result.returncode, 64)

  def test_prints_its_usage(self):
    result = self.compare()
    self.assertIn("usage: gherkin-data PROGRAM FOLDER", result.stderr)
    self.assertEqual(result.returncode, 64)


if __name__ == "__main__":
  unittest.main()
