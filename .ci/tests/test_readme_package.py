"""readme-package takes the files from a README and refuses one that lacks a part.

`harness.sh test` builds the real package; here a stand-in replaces `swift`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

CI = Path(__file__).resolve().parent.parent

MANIFEST = '.package(path: "../Understudy")'
CLOSING = "✔ Test run with 1 test in 0 suites passed after 0.001 seconds."


def shown(path: str, text: str, fence: str = "```") -> str:
  return f"<!-- file: {path} -->\n\n{fence}swift\n{text}\n{fence}\n"


README = "# Sample\n\n```sh\nswift test\n```\n\n" + "words\n".join([
  shown("Package.swift", MANIFEST), shown("Sources/App/main.swift", "print(1)"),
  shown("Tests/AppTests/AppTests.swift", "```\nnot a fence\n```", fence="````"),
])


class ReadmePackageTests(unittest.TestCase):
  def setUp(self):
    folder = tempfile.TemporaryDirectory(prefix="read me ")
    self.addCleanup(folder.cleanup)
    self.folder = Path(folder.name).resolve()
    self.root = self.folder / "checkout"
    self.debug = self.root / ".build/debug"
    (self.root / ".ci").mkdir(parents=True)
    shutil.copy(CI / "readme-package", self.root / ".ci")
    (self.root / "Package.swift").write_text('let package = Package(name: "Understudy")')
    self.package = self.folder / "work" / "package"

  def run_script(
    self, readme: str | None, output: str = CLOSING, status: int = 0,
    options: tuple[str, ...] = (), makes: tuple[Path, ...] = (),
  ):
    if readme is not None:
      (self.folder / "README.md").write_text(readme, encoding="utf-8")
    (self.folder / "bin").mkdir(exist_ok=True)
    (self.folder / "output").write_text(output, encoding="utf-8")
    swift = self.folder / "bin" / "swift"
    swift.write_text(
      f'#!/bin/sh\nprintf "%s\\n" "$@" > "{self.folder}/arguments"\n'
      + "".join(f'touch "{file}"\n' for file in makes)
      + f'cat "{self.folder}/output"\nexit {status}\n')
    swift.chmod(0o755)
    return subprocess.run(
      [str(self.root / ".ci/readme-package"), "--readme", str(self.folder / "README.md"),
       "--work", str(self.folder / "work"), *options],
      env=os.environ | {"PATH": f"{self.folder}/bin:{os.environ['PATH']}"},
      capture_output=True, text=True)

  def test_the_files_are_written_and_tested_beside_the_checkout(self):
    result = self.run_script(README)
    self.assertEqual((result.returncode, result.stderr), (0, ""))
    self.assertIn("builds and passes (debug, 1 test,", result.stdout)
    self.assertNotIn("release", result.stdout)
    self.assertEqual(
      (self.package / "Package.swift").read_text(),
      f'.package(name: "Understudy", path: "{self.root}")\n')
    self.assertEqual((self.package / "Sources/App/main.swift").read_text(), "print(1)\n")
    self.assertEqual(
      (self.package / "Tests/AppTests/AppTests.swift").read_text(), "```\nnot a fence\n```\n")
    self.assertEqual(
      (self.folder / "arguments").read_text().split("\n")[:-1],
      ["test", "--configuration", "debug", "--package-path", str(self.package.resolve()),
       "--scratch-path", str(self.root / ".build")])

  def test_only_the_programs_of_the_checkout_remain(self):
    self.debug.mkdir(parents=True)
    (self.debug / "App").touch()
    for status in (0, 1):
      with self.subTest(status=status):
        self.run_script(README, status=status, makes=(self.debug / "SamplePackageTests.xctest",))
        self.assertEqual([file.name for file in self.debug.iterdir()], ["App"])

  def test_the_optimised_package_is_built_only_on_request(self):
    result = self.run_script(README, options=("--all",))
    self.assertEqual((result.returncode, result.stderr), (0, ""))
    self.assertIn("builds and passes (debug, 1 test,", result.stdout)
    self.assertIn("builds and passes (release, 1 test,", result.stdout)

  def test_the_next_run_touches_only_what_changed(self):
    self.run_script(README + shown("Sources/App/old.swift", "let old = 1"))
    kept, changed = self.package / "Sources/App/main.swift", self.package / "Package.swift"
    os.utime(kept, (1, 1))
    self.assertEqual(self.run_script(README.replace(MANIFEST, MANIFEST + "  ")).returncode, 0)
    self.assertEqual(kept.stat().st_mtime, 1)
    self.assertTrue(changed.read_text().endswith(")  \n"))
    self.assertFalse((self.package / "Sources/App/old.swift").exists())

  def test_a_readme_that_lacks_a_part_is_refused(self):
    for readme, message in [
      (None, "No such file"),
      ("", "no Package.swift: put '<!-- file: Package.swift -->' above"),
      (README.replace("file: Package.swift", "Package.swift"), "no Package.swift"),
      (README.replace("file: Sources/", "file: Code/"), "no file under Sources/"),
      (README.replace("file: Tests/", "file: Checks/"), "no file under Tests/"),
      (README + "<!-- file: Sources/a.swift -->\n", "no fenced block follows"),
      (README + "<!-- file: Sources/a.swift -->\nwords\n```\n```\n", "no fenced block follows"),
      (README + "```\n", "a fenced block that is never closed"),
      (README + shown("Package.swift", ""), "a second file 'Package.swift'"),
      (README + shown("../a.swift", ""), "'../a.swift' is not a path inside the package"),
      (README + shown("/tmp/a.swift", ""), "'/tmp/a.swift' is not a path inside"),
      (README.replace(MANIFEST, "let a = 1"), "and it has 0"),
      (README.replace("../Understudy", "/home/me/Understudy"), "write '../Understudy'"),
      (README.replace("../Understudy", "../understudy"), "write '../Understudy'"),
      (README.replace("../Understudy", ".."), "write '../Understudy'"),
      (README.replace("../Understudy", "../../x"), "write '../Understudy'"),
      (README.replace("../Understudy", "../build"), "write '../Understudy'"),
    ]:
      with self.subTest(message=message):
        (self.folder / "README.md").unlink(missing_ok=True)
        result = self.run_script(readme)
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        self.assertIn("README.md", result.stderr)
        self.assertIn(message, result.stderr)

  def test_a_marker_in_a_fenced_block_is_text(self):
    readme = README + "```\n<!-- file: Package.swift -->\n```\n"
    self.assertEqual(self.run_script(readme).returncode, 0)

  def test_failing_tests_fail_with_their_output(self):
    result = self.run_script(README, output="[1/9] Compiling A\nerror: no such module", status=1)
    self.assertEqual(result.returncode, 1)
    self.assertNotIn("Compiling", result.stderr)
    self.assertIn("error: no such module", result.stderr)
    self.assertIn("ended with 1; the files are in", result.stderr)

  def test_a_package_without_tests_fails(self):
    for output in ["", "Executed 0 tests, with 0 failures\nTest run with 0 tests in 0 suites"]:
      with self.subTest(output=output):
        result = self.run_script(README, output=output)
        self.assertEqual(result.returncode, 1)
        self.assertIn("no test ran", result.stderr)

  def test_an_unknown_option_is_a_usage_error(self):
    result = subprocess.run(
      [str(CI / "readme-package"), "--redme"], capture_output=True, text=True)
    self.assertEqual(result.returncode, 64)
    self.assertIn("--redme", result.stderr)


if __name__ == "__main__":
  unittest.main()
