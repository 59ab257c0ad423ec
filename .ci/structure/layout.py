"""Checks the places of files: below their side, in a target, and tests as their modules."""

from __future__ import annotations

import re
from collections.abc import Iterator

from structure.repository import SIDES, Finding, Repository

ASSERTION = re.compile(
  r"\bXCT(?:Assert|Fail|Unwrap)|#expect\b|#require\b|\bIssue\s*\.\s*record\b|\bassertSnapshot")
TEST = re.compile(r"@Test\b|\bfunc\s+test\w*\s*\(")


def findings(repository: Repository) -> Iterator[Finding]:
  yield from sides(repository)
  yield from test_folders(repository)
  for test in repository.tests:
    if test.path.stem.endswith("Tests"):
      if not ASSERTION.search(test.code):
        yield Finding(
          test.name, 1, "a test file without an assertion cannot fail",
          "assert what should hold (#expect, #require, XCTAssert…) or remove it")
    elif match := TEST.search(test.code):
      yield Finding(
        test.name, test.line_at(match.start()), "a test in a file not named after what it tests",
        "name the file SomethingTests.swift")


def sides(repository: Repository) -> Iterator[Finding]:
  for source in repository.sources + repository.tests:
    top, side = source.name.split("/")[:2]
    if side not in SIDES:
      yield Finding(
        source.name, 1, f"'{side}' does not say which process runs the code",
        f"move it to one of {top}/{{{','.join(SIDES)}}}")
    elif source in repository.strays:
      yield Finding(
        source.name, 1, "no target of Package.swift compiles this file",
        "move it into a target's folder or declare one")


def test_folders(repository: Repository) -> Iterator[Finding]:
  """Tests/Side/NameTests or NameUITests tests the module Name of Sources/Side."""
  modules = {(target.side, target.name) for target in repository.targets if not target.is_test}
  for target in repository.targets:
    if target.type != "test" or target.side not in SIDES or not target.sources:
      # Includes helpers that tests of several modules share, which have other names.
      continue
    mirrored = target.name.endswith("Tests") and any(
      side == target.side and target.name.startswith(name) for side, name in modules)
    if not mirrored:
      yield Finding(
        target.sources[0].name, 1, f"'{target.name}' is named after no module of {target.side}",
        f"name it after the one it tests in Sources/{target.side}, with 'Tests' at the end")
