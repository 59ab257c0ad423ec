"""Reports as Cucumber's messages, read by Cucumber's own programs; skipped without them.

The reader is PyPI's package cucumber-messages. The formatter is npm's @cucumber/pretty-formatter, either in
node_modules of the folder in UNDERSTUDY_CUCUMBER_MODULES or among the global packages. The guide
ReportsAndTraces explains how to install it.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
UNDERSTUDY = ROOT / ".build/debug/understudy"
GUIDE = ROOT / "Sources/Runner/HarnessRunner/HarnessRunner.docc/ReportsAndTraces.md"
FEATURES = [
  "Fixtures/FailingFeatures/steps.feature", "Fixtures/FailingFeatures/expectations.feature",
  "Fixtures/Features/login.feature"]
NOT_BUILT = not (UNDERSTUDY.exists() and (UNDERSTUDY.parent / "LoginApp").exists())


def messages(folder: Path) -> Path:
  """Runs passing and failing features, and returns the report."""
  report = folder / "run.ndjson"
  subprocess.run(
    [UNDERSTUDY, "run", *FEATURES, "--retries", "1", "--messages", report,
     "--history", folder / "history.json"],
    cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
  return report


def formatter_folder() -> Path | None:
  """Returns the folder whose node_modules has the formatter."""
  if not shutil.which("node"):
    return None
  folders = [os.environ.get("UNDERSTUDY_CUCUMBER_MODULES")]
  if shutil.which("npm"):
    found = subprocess.run(
      ["npm", "root", "--global"], capture_output=True, text=True, check=False).stdout.strip()
    folders.append(str(Path(found).parent) if found else None)
  for folder in folders:
    if folder and (Path(folder) / "node_modules/@cucumber/pretty-formatter").exists():
      return Path(folder)
  return None


def without_nothing(value: object) -> object:
  """Returns the value without null members, which represent omitted ones."""
  if isinstance(value, dict):
    return {key: without_nothing(member) for key, member in value.items() if member is not None}
  if isinstance(value, list):
    return [without_nothing(member) for member in value]
  return value


@unittest.skipIf(NOT_BUILT, "understudy or LoginApp is not built")
@unittest.skipUnless(
  importlib.util.find_spec("cucumber_messages"), "the package cucumber-messages is not installed")
class ReaderTests(unittest.TestCase):
  def test_each_message_is_decoded_completely(self):
    import cucumber_messages  # noqa: PLC0415: the class may be skipped.

    converter = cucumber_messages.message_converter
    with tempfile.TemporaryDirectory() as folder:
      lines = messages(Path(folder)).read_text(encoding="utf-8").splitlines()
    self.assertGreater(len(lines), 200)
    for line in lines:
      written = json.loads(line)
      read = converter.from_dict(written, cucumber_messages.Envelope)
      again = json.loads(json.dumps(converter.to_dict(read)))
      self.assertEqual(without_nothing(again), written)


@unittest.skipIf(NOT_BUILT, "understudy or LoginApp is not built")
@unittest.skipUnless(formatter_folder(), "@cucumber/pretty-formatter is not installed")
class FormatterTests(unittest.TestCase):
  def test_the_formatter_of_the_guide_prints_the_run(self):
    program = re.search(r"```js\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert program, "the guide has no program"
    with tempfile.TemporaryDirectory() as folder, messages(Path(folder)).open("rb") as report:
      result = subprocess.run(
        ["node", "--input-type=module", "--eval", program[1]], cwd=formatter_folder(),
        stdin=report, capture_output=True, text=True, check=False)
    self.assertEqual((result.returncode, result.stderr), (0, ""))
    text = re.sub(r" +# .*", "", result.stdout)
    for line in [
      "Feature: Logging in", "  Rule: What the service answers takes time",
      '    ✔ When I type "test" into the text field "Username"',
      # The password is hidden, and the text around it is complete.
      ' into the secure text field "Password"\n    ✔ And I tap the button "Login"',
      '    ✘ Then the text "results" reads "Success"',
      '    ■ When I tapp the button "Login"',
      "Multiple matching step definitions found:\n            • I do the same",
      "22 scenarios (7 passed, 1 undefined, 1 ambiguous, 13 failed)",
    ]:
      self.assertIn(line, text)


if __name__ == "__main__":
  unittest.main()
