"""api-breakage, copied to a separate repository, with a stand-in for `swift`."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

CI = Path(__file__).resolve().parent.parent

SWIFT = """#!/bin/sh
echo "swift $*"
test ! -e "$(dirname "$0")/breakage"
"""


class APIBreakageTests(unittest.TestCase):
  def setUp(self):
    folder = tempfile.TemporaryDirectory(prefix="api breakage ")
    self.addCleanup(folder.cleanup)
    self.root = Path(folder.name) / "project"
    self.bin = Path(folder.name) / "bin"
    (self.root / ".ci").mkdir(parents=True)
    shutil.copy(CI / "api-breakage", self.root / ".ci")
    self.bin.mkdir()
    swift = self.bin / "swift"
    swift.write_text(SWIFT)
    swift.chmod(0o755)
    # The machine's git configuration has no effect.
    self.environment = os.environ | {
      "PATH": f"{self.bin}:{os.environ['PATH']}", "HOME": folder.name,
      "GIT_CONFIG_NOSYSTEM": "1", "XDG_CONFIG_HOME": folder.name}
    self.git("init", "--quiet")
    self.git("-c", "user.name=x", "-c", "user.email=x@y", "commit", "--quiet", "--allow-empty",
             "--message", "x")

  def git(self, *arguments: str) -> None:
    subprocess.run(["git", "-C", self.root, *arguments], env=self.environment, check=True)

  def run_script(self, *arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run(
      [self.root / ".ci/api-breakage", *arguments], env=self.environment, capture_output=True,
      text=True, cwd="/", stdin=subprocess.DEVNULL)

  def test_without_a_tag_one_line_says_so(self):
    result = self.run_script()
    self.assertEqual(result.returncode, 0)
    self.assertEqual(
      result.stdout, "API breakage: nothing is compared, as no version is tagged yet\n")

  def test_compares_with_the_newest_version(self):
    for tag in ("0.9.0", "0.10.0", "0.2.0"):
      self.git("tag", tag)
    result = self.run_script()
    self.assertEqual(result.returncode, 0, result.stderr)
    self.assertIn("swift package diagnose-api-breaking-changes 0.10.0\n", result.stdout)
    self.assertTrue(result.stdout.endswith("API breakage: none since 0.10.0\n"))

  def test_fails_when_something_is_broken(self):
    self.git("tag", "0.1.0")
    (self.bin / "breakage").touch()
    result = self.run_script()
    self.assertEqual(result.returncode, 1)
    self.assertNotIn("none since", result.stdout)

  def test_passes_on_the_list_of_intended_breaks(self):
    self.git("tag", "0.1.0")
    allowed = self.root / ".ci/api-breakage-allowed.txt"
    allowed.write_text("")
    self.assertNotIn("allowlist", self.run_script().stdout)
    allowed.write_text("API breakage: func gone() has been removed\n")
    self.assertIn(
      "0.1.0 --breakage-allowlist-path .ci/api-breakage-allowed.txt\n", self.run_script().stdout)

  def test_a_shallow_clone_without_tags_is_refused(self):
    clone = self.root.parent / "clone"
    self.git("clone", "--quiet", "--depth", "1", self.root.as_uri(), str(clone))
    (clone / ".ci").mkdir(exist_ok=True)
    shutil.copy(CI / "api-breakage", clone / ".ci")
    self.root = clone
    result = self.run_script()
    self.assertEqual(result.returncode, 69)
    self.assertIn("git fetch --unshallow --tags", result.stderr)

  def test_help_explains_itself(self):
    result = self.run_script("--help")
    self.assertEqual(result.returncode, 0)
    self.assertTrue(result.stdout.startswith("Compares the public API"))
    self.assertIn("Exit codes:", result.stdout)
    self.assertEqual(self.run_script("--halp").returncode, 64)


if __name__ == "__main__":
  unittest.main()
