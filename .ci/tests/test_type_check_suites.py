"""type-check-suites says how many files of other projects' UI tests have no error, and whose errors are."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CI = Path(__file__).resolve().parent.parent

# Stands in for the compiler: each line with "// error: …" or "@objc" is an error of that line; at
# "// crash" it fails without output; and a second class of the same name is an error in the file that the
# suite did not write.
COMPILER = """#!/usr/bin/env python3
import re, sys
failed = False
texts = {name: open(name).read() for name in sys.argv[1:] if name.endswith(".swift")}
for name, text in texts.items():
  if "typealias XCTestCase" in text and any("class XCTestCase" in other for other in texts.values()):
    failed = True
    print(f"{name}:3:1: error: invalid redeclaration of 'XCTestCase'", file=sys.stderr)
for name in sys.argv[1:]:
  if name.endswith(".swift"):
    place, first = name, 1
    for number, line in enumerate(open(name), 1):
      if match := re.match('#sourceLocation.file: "(.*)", line: 1.', line):
        place, first = match[1], number + 1
      failed = failed or "// crash" in line
      if "@objc" in line:
        line = "// error: Objective-C interoperability is disabled"
      if "// error: " in line:
        failed = True
        text = line.split("// error: ")[1].strip()
        print(f"{place}:{number - first + 1}:1: error: {text}", file=sys.stderr)
sys.exit(1 if failed else 0)
"""

# Stands in for the rewriter: removes "@objc", and refuses "optional func".
REWRITER = """#!/usr/bin/env python3
import pathlib, sys
source, output = sys.argv[1:]
text = pathlib.Path(source).read_text()
for number, line in enumerate(text.splitlines(), 1):
  if "optional func" in line:
    sys.exit(f"{source}:{number}:1: error: 'optional' can't be rewritten")
if "// fail" in text:
  sys.exit("no space left on the device")
changed = text.replace("@objcMembers", "").replace("@objc", "")
pathlib.Path(output).write_text(f'#sourceLocation(file: "{source}", line: 1)\\n' + changed)
"""


def measure(files: dict[str, str], *options: str) -> subprocess.CompletedProcess:
  with tempfile.TemporaryDirectory() as folder:
    root = Path(folder)
    compiler = root / "bin" / "swiftc"
    compiler.parent.mkdir()
    rewriter = root / "bin" / "rewriter"
    for program, text in [(compiler, COMPILER), (rewriter, REWRITER)]:
      program.write_text(text, encoding="utf-8")
      program.chmod(0o755)
    for name, text in files.items():
      file = root / "project" / name
      file.parent.mkdir(parents=True, exist_ok=True)
      file.write_text(text, encoding="utf-8")
    path = f"{compiler.parent}:{os.environ['PATH']}"
    return subprocess.run(
      [sys.executable, CI / "type-check-suites", "--modules", root, "--rewriter", rewriter,
       *options, root / "project"],
      capture_output=True, text=True, env={**os.environ, "PATH": path})


TEST = "import XCTest\nlet app = XCUIApplication()\n"


class TypeCheckSuitesTests(unittest.TestCase):
  def test_files_without_an_error_pass(self) -> None:
    result = measure({"AppUITests/A.swift": TEST, "AppUITests/B.swift": TEST})
    self.assertIn("2 of    2  project/AppUITests", result.stdout)
    self.assertIn("2 of    2 files type-check (100.0 %); 0 more use other code", result.stdout)

  def test_an_error_of_ours_is_a_file_that_fails(self) -> None:
    error = "// error: value of type 'XCUIElement' has no member 'fly'\n"
    result = measure({"AppUITests/A.swift": TEST + error, "AppUITests/B.swift": TEST})
    self.assertIn("1 of    2 files type-check (50.0 %)", result.stdout)
    self.assertIn("1 × value of type 'XCUIElement' has no member 'fly'", result.stdout)

  def test_names_declared_elsewhere_in_the_project_are_not_counted(self) -> None:
    error = "// error: cannot find 'LoginPage' in scope\n"
    result = measure({"AppUITests/A.swift": TEST + error, "AppUITests/B.swift": TEST})
    self.assertIn("1 of    1 files type-check (100.0 %); 1 more use other code", result.stdout)

  def test_members_declared_in_skipped_files_are_not_counted(self) -> None:
    error = "// error: value of type 'XCUIElement' has no member 'clear'\n"
    other = "import Alamofire\nextension XCUIElement { func clear() {} }\n"
    result = measure({"AppUITests/A.swift": TEST + error, "AppUITests/B.swift": other})
    self.assertIn("0 of    0 files type-check; 1 more use other code", result.stdout)
    self.assertIn("1 more import Alamofire", result.stdout)

  def test_a_private_member_of_the_same_name_in_a_module_has_no_effect(self) -> None:
    error = "// error: 'short' is inaccessible due to 'fileprivate' protection level\n"
    other = "import Alamofire\nextension Double { var short: String { \"\" } }\n"
    result = measure({"AppUITests/A.swift": TEST + error, "AppUITests/B.swift": other})
    self.assertIn("0 of    0 files type-check; 1 more use other code", result.stdout)
    result = measure({"AppUITests/A.swift": TEST + error, "AppUITests/B.swift": TEST})
    self.assertIn("1 of    2 files type-check", result.stdout)

  def test_errors_are_printed_on_request(self) -> None:
    error = "// error: cannot find 'UIFont' in scope\n"
    result = measure({"AppUITests/A.swift": TEST + error}, "--errors")
    self.assertIn("A.swift:3: cannot find 'UIFont' in scope", result.stdout)

  def test_a_compiler_that_fails_without_output_is_an_error(self) -> None:
    result = measure({"AppUITests/A.swift": TEST + "// crash\n"})
    self.assertNotEqual(result.returncode, 0)

  def test_a_suite_that_declares_a_test_case_class_is_measured(self) -> None:
    own = "class XCTestCase: XCTest.XCTest {}\n"
    result = measure({"AppUITests/A.swift": TEST + own, "AppUITests/B.swift": TEST}, "--errors")
    self.assertIn("2 of    2 files type-check (100.0 %)", result.stdout, result.stderr)

  def test_the_first_of_several_files_of_one_name_is_checked(self) -> None:
    error = "// error: value of type 'XCUIElement' has no member 'fly'\n"
    files = {"AppUITests/a/Page.swift": TEST, "AppUITests/b/Page.swift": TEST + error}
    for _ in range(4):
      self.assertIn("1 of    1 files type-check", measure(files).stdout)

  def test_wrong_usage_is_refused_before_anything_is_compiled(self) -> None:
    with tempfile.TemporaryDirectory() as folder:
      for arguments, answer in [
        ([], "folders"), ([f"{folder}/missing"], "missing isn't a folder"),
        ([folder, f"{folder}/missing"], "missing isn't a folder"), (["--eror", folder], "--eror"),
      ]:
        with self.subTest(arguments=arguments):
          result = subprocess.run(
            [sys.executable, CI / "type-check-suites", "--modules", folder, "--rewriter", folder,
             *arguments],
            capture_output=True, text=True)
          self.assertEqual((result.returncode, result.stdout), (64, ""))
          self.assertIn(answer, result.stderr)

  def test_files_are_checked_as_the_plugin_rewrites_them(self) -> None:
    helper = TEST + "@objcMembers open class Snapshot: NSObject {}\n"
    files = {"AppUITests/A.swift": TEST, "AppUITests/SnapshotHelper.swift": helper}
    result = measure(files)
    self.assertIn("2 of    2  project/AppUITests; 1 rewritten by AppleSources", result.stdout)
    # Only changed files count as rewritten, and errors keep their position.
    error = "// error: value of type 'XCUIElement' has no member 'fly'\n"
    files["AppUITests/SnapshotHelper.swift"] += error
    result = measure(files, "--errors")
    self.assertIn("1 of    2  project/AppUITests; 1 rewritten by AppleSources", result.stdout)
    self.assertIn("SnapshotHelper.swift:4: value of type 'XCUIElement' has no member 'fly'",
                  result.stdout)

  def test_code_that_cannot_be_rewritten_is_an_error_of_its_file(self) -> None:
    source = TEST + "@objc protocol P {\n  @objc optional func f()\n}\n"
    result = measure({"AppUITests/A.swift": source, "AppUITests/B.swift": TEST}, "--errors")
    self.assertIn("1 of    2 files type-check", result.stdout)
    self.assertIn("A.swift:4: 'optional' can't be rewritten", result.stdout)
    self.assertNotIn("interoperability", result.stdout)

  def test_a_rewriter_that_fails_is_an_error(self) -> None:
    result = measure({"AppUITests/A.swift": TEST + "// fail\n"})
    self.assertNotEqual(result.returncode, 0)
    self.assertIn("no space left", result.stderr)

  def test_names_that_the_app_declares_are_the_apps_despite_their_prefix(self) -> None:
    error = "// error: cannot find 'UIBrandButton' in scope\n"
    files = {"AppUITests/A.swift": TEST + error, "AppUITests/B.swift": TEST}
    self.assertIn("1 of    2 files type-check", measure(files).stdout)
    files["App/Views/UIBrandButton.swift"] = "import UIKit\nclass UIBrandButton: UIButton {}\n"
    result = measure(files)
    self.assertIn("1 of    1 files type-check (100.0 %); 1 more use other code", result.stdout)

  def test_an_app_named_like_a_suite_is_not_a_suite(self) -> None:
    for name in ["UITestSample", "UITestingDemo", "UITestApp"]:
      with self.subTest(name=name):
        result = measure({
          f"{name}/App.swift": "import UIKit\n// error: no suite\n",
          f"{name}/{name}UITests/A.swift": TEST})
        self.assertIn(f"1 of    1  project/{name}/{name}UITests\n", result.stdout)
        self.assertIn("1 of    1 files type-check", result.stdout)

  def test_suites_have_many_names(self) -> None:
    for name in ["AppUITests", "AppUITest", "UI Tests", "ui-tests", "UITests-iOS", "UITestCases",
                 "UITestSuite", "AppUITestsShared", "UI_Test (Debug)"]:
      with self.subTest(name=name):
        self.assertIn(f"1 of    1  project/{name}\n", measure({f"{name}/A.swift": TEST}).stdout)

  def test_other_folders_are_not_suites(self) -> None:
    result = measure({"App/A.swift": "import UIKit\n", "AppUITests/A.swift": TEST})
    self.assertIn("1 of    1 files type-check", result.stdout)
    self.assertNotIn("project/App\n", result.stdout)


if __name__ == "__main__":
  unittest.main()
