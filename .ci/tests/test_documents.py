"""The documents in .github and README.md refer to existing files, and the guide about environment
variables lists those in the sources."""

from __future__ import annotations

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
DOCUMENTS = sorted((ROOT / ".github").glob("*.md")) + [ROOT / "README.md"]

LINK = re.compile(r"\]\(([^)\s]+)\)")
# `Name.swift`, without a folder; in recipes Name is a placeholder.
SWIFT_FILE = re.compile(r"`([\w+.]+\.swift)`")
PATH = re.compile(r"`((?:Sources|Tests|Fixtures|\.ci)/[\w+./-]+)`")
CODE = re.compile(r"```.*?```", re.DOTALL)

VARIABLES = ROOT / (
  "Sources/TestSide/XCUIAutomation/XCUIAutomation.docc/EnvironmentVariables.md")
# A variable's name where Swift reads or sets it.
VARIABLE = re.compile(
  r'"((?:UNDERSTUDY|SWT)_[A-Z_]+)"|\benvironment\["(\w+)"\]|\bgetenv\("(\w+)"\)')
# The names in the first column of a table's row.
ROW = re.compile(r"^\| (`\w+`(?:, `\w+`)*) \|", re.MULTILINE)


# Programs that only tests launch.
TEST_PROGRAMS = ("Sources/Apps", "Sources/Runner/FeatureSuites")


def anchors(text: str) -> set[str]:
  """Returns GitHub's anchors of the headings."""
  headings = re.findall(r"^#+ (.+)$", CODE.sub("", text), re.MULTILINE)
  return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def is_placeholder(name: str) -> bool:
  return re.search(r"(?:^|[/+])(?:UI)?Name[A-Z.+/]|^Type[.+]|/name\.", name) is not None


def variables_in_sources() -> set[str]:
  """Returns the package's variables, without those of its programs for tests."""
  found = set()
  for folder in ("Sources", "Tests"):
    for file in (ROOT / folder).rglob("*.swift"):
      if any(file.is_relative_to(ROOT / program) for program in TEST_PROGRAMS):
        continue
      for names in VARIABLE.findall(file.read_text(encoding="utf-8")):
        name = next(filter(None, names))
        # Tests also read variables of others, which the guide doesn't list.
        if folder == "Sources" or name.startswith("UNDERSTUDY_"):
          found.add(name)
  return found


def variables_in_table(text: str) -> list[str]:
  return [name for row in ROW.findall(text) for name in re.findall(r"`(\w+)`", row)]


class DocumentTests(unittest.TestCase):
  def test_every_environment_variable_is_in_the_table(self):
    listed = variables_in_table(VARIABLES.read_text(encoding="utf-8"))
    self.assertEqual(len(listed), len(set(listed)))
    self.assertEqual(set(listed), variables_in_sources())

  def test_link_targets_exist(self):
    for document in DOCUMENTS:
      for link in LINK.findall(CODE.sub("", document.read_text(encoding="utf-8"))):
        if link.startswith("http"):
          continue
        with self.subTest(document=document.name, link=link):
          path, _, anchor = link.partition("#")
          target = (document.parent / path).resolve() if path else document
          self.assertTrue(target.exists())
          if anchor:
            self.assertIn(anchor, anchors(target.read_text(encoding="utf-8")))

  def test_swift_files_exist(self):
    names = {path.name for path in (ROOT / "Sources").rglob("*.swift")} | {"Package.swift"}
    for document in DOCUMENTS:
      for name in SWIFT_FILE.findall(document.read_text(encoding="utf-8")):
        if not is_placeholder(name):
          with self.subTest(document=document.name, name=name):
            self.assertIn(name, names)

  def test_paths_exist(self):
    for document in DOCUMENTS:
      for path in PATH.findall(document.read_text(encoding="utf-8")):
        if not is_placeholder(path) and path != ".ci/api-breakage-allowed.txt":
          with self.subTest(document=document.name, path=path):
            self.assertTrue((ROOT / path).exists())

  def test_the_checks_can_fail(self):
    self.assertEqual(
      variables_in_table("| `A` | x |\n|---|\n| `B_1`, `C` | `D` |\n| E | `F` |\n"), ["A", "B_1", "C"])
    self.assertEqual(
      ["".join(names) for names in VARIABLE.findall(
        'let a = "UNDERSTUDY_X"; environment["CI"] == nil; getenv("HOME"); environment[name]')],
      ["UNDERSTUDY_X", "CI", "HOME"])
    self.assertEqual(
      SWIFT_FILE.findall("see `Gone.swift` and `A+B.swift`"), ["Gone.swift", "A+B.swift"])
    self.assertEqual(PATH.findall("in `Sources/Gone/x.md`"), ["Sources/Gone/x.md"])
    self.assertEqual(anchors("# The way of a tap\n## What it's"), {"the-way-of-a-tap", "what-its"})
    self.assertTrue(is_placeholder("NameCall.swift") and is_placeholder("UIName.swift"))
    self.assertFalse(is_placeholder("NearestName.swift") or is_placeholder("ElementType.swift"))


if __name__ == "__main__":
  unittest.main()
