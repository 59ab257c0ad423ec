"""check-changed runs a check on the files that haven't passed it, and on no others."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

CI = Path(__file__).resolve().parent.parent

# Prints its files, and fails if one contains the word "bad".
CHECK = """\
#!/bin/sh
echo "$@"
cat "$@" >/dev/null || exit 1
! grep bad "$@" >/dev/null
"""

# Finds the files itself, and fails if one contains the word "bad".
WHOLE = """\
#!/bin/sh
echo "$# arguments"
! grep bad [a-d] >/dev/null
"""


class CheckChangedTests(unittest.TestCase):
  def setUp(self):
    folder = tempfile.TemporaryDirectory(prefix="check changed ")
    self.addCleanup(folder.cleanup)
    self.root = Path(folder.name)
    (self.root / ".ci").mkdir()
    shutil.copy(CI / "check-changed", self.root / ".ci")
    for name, text in (("check", CHECK), ("whole", WHOLE)):
      (self.root / name).write_text(text)
      (self.root / name).chmod(0o755)
    self.write(a="one", b="two")

  def write(self, **texts: str) -> None:
    for name, text in texts.items():
      (self.root / name).write_text(text)

  def run_check(self, version: str = "1", files: tuple = ("a", "b"),
                options: tuple = (), check: str = "check") -> tuple[int, str]:
    result = subprocess.run(
      [self.root / ".ci/check-changed", *options, "name", version, self.root / check],
      cwd=self.root,
      input="".join(f"{file}\0" for file in files), capture_output=True, text=True, timeout=60)
    return result.returncode, result.stdout.strip()

  def test_a_passed_file_is_skipped_until_it_changes(self):
    self.assertEqual(self.run_check(), (0, "a b"))
    self.assertEqual(self.run_check(), (0, ""))
    self.write(b="three")
    self.assertEqual(self.run_check(), (0, "b"))
    self.write(b="two")
    self.assertEqual(self.run_check(), (0, "b"))

  def test_a_failed_file_is_checked_again(self):
    self.write(b="bad")
    self.assertEqual(self.run_check(), (1, "a b"))
    self.assertEqual(self.run_check(), (1, "a b"))
    self.write(b="good")
    self.assertEqual(self.run_check(), (0, "a b"))
    self.write(b="bad")
    self.assertEqual(self.run_check(), (1, "b"))

  def test_a_check_of_all_files_runs_when_a_file_is_changed_new_or_removed(self):
    def outcome(files="ab"):
      return self.run_check(files=tuple(files), options=("--whole",), check="whole")

    self.assertEqual(outcome(), (0, "0 arguments"))
    self.assertEqual(outcome(), (0, ""))
    self.write(b="three")
    self.assertEqual(outcome(), (0, "0 arguments"))
    self.write(c="three")
    self.assertEqual(outcome("abc"), (0, "0 arguments"))
    self.assertEqual(outcome("abc"), (0, ""))
    self.assertEqual(outcome("ac"), (0, "0 arguments"))
    self.write(c="bad")
    self.assertEqual(outcome("ac"), (1, "0 arguments"))
    self.assertEqual(outcome("ac"), (1, "0 arguments"))

  def test_again_runs_passed_checks_and_keeps_their_state(self):
    self.assertEqual(self.run_check(), (0, "a b"))
    self.assertEqual(self.run_check(options=("--again",)), (0, "a b"))
    self.assertEqual(self.run_check(), (0, ""))
    self.write(b="bad")
    self.assertEqual(self.run_check(options=("--again",)), (1, "a b"))

  def test_a_skipped_check_is_reported(self):
    options = ("--whole", "--unchanged", "all as before")
    self.assertEqual(self.run_check(options=options, check="whole"), (0, "0 arguments"))
    self.assertEqual(self.run_check(options=options, check="whole"), (0, "all as before"))
    self.write(b="bad")
    self.assertEqual(self.run_check(options=options, check="whole"), (1, "0 arguments"))

  def test_options_after_the_command_belong_to_it(self):
    result = subprocess.run(
      [self.root / ".ci/check-changed", "--whole", "name", "1", "echo", "--again", "--whole"],
      cwd=self.root, input="a\0", capture_output=True, text=True, timeout=60)
    self.assertEqual((result.returncode, result.stdout), (0, "--again --whole\n"))

  def test_another_version_starts_anew(self):
    self.run_check()
    self.assertEqual(self.run_check(version="2"), (0, "a b"))

  def test_a_damaged_state_starts_anew(self):
    self.run_check()
    for text in ("{", "[]", '{"version": 1}', "\0"):
      (self.root / ".build/passed-checks/name.json").write_text(text)
      with self.subTest(text=text):
        self.assertEqual(self.run_check(), (0, "a b"))

  def test_an_unwritable_state_does_not_change_the_outcome(self):
    (self.root / ".build").write_text("a file")
    self.assertEqual(self.run_check(), (0, "a b"))
    self.assertEqual(self.run_check(), (0, "a b"))

  def test_a_missing_file_is_passed_to_the_check(self):
    self.assertEqual(self.run_check(files=("a", "b", "gone"))[0], 1)

  def test_wrong_usage_ends_with_64(self):
    for arguments in (["name"], ["name", "1"], ["--hwole", "name", "1", "true"], ["--unchanged"]):
      with self.subTest(arguments=arguments):
        result = subprocess.run(
          [CI / "check-changed", *arguments], stdin=subprocess.DEVNULL, capture_output=True,
          text=True)
        self.assertEqual((result.returncode, result.stdout), (64, ""))
        self.assertTrue(result.stderr.startswith("error: "), result.stderr)


if __name__ == "__main__":
  unittest.main()
