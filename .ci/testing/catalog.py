"""The tests of a bundle, as both libraries list them, selected by --filter and --skip."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

XCTEST = "XCTest"
SWIFT_TESTING = "Swift Testing"


class ListingError(Exception):
  """The bundle does not list its tests; the message has the reason."""


@dataclass(frozen=True, order=True)
class Test:
  library: str
  # XCTest: Module.Class/method. Swift Testing: Module.Suite/function()/File.swift:1:2.
  id: str

  @property
  def suite(self) -> str:
    return components(self.id)[0]

  @property
  def module(self) -> str:
    return self.suite.split(".")[0]

  @property
  def title(self) -> str:
    """The name without the position in a file."""
    parts = components(self.id)
    return "/".join(parts[:-1] if self.library == SWIFT_TESTING and len(parts) > 1 else parts)


def components(name: str) -> list[str]:
  """Splits at slashes, except for those in a `raw identifier`."""
  return re.findall(r"(?:`[^`]*`|[^`/])+", name)


def tests_of(bundle: Path, scratch: Path, root: Path) -> list[Test]:
  return sorted([*xctest_tests(bundle, root), *swift_testing_tests(bundle, scratch, root)])


def xctest_tests(bundle: Path, root: Path) -> list[Test]:
  listed = json.loads(output_of([str(bundle), "--dump-tests-json"], root))
  return [
    Test(XCTEST, f"{case['name']}/{test['name']}")
    for group in listed["tests"] for case in group["tests"] for test in case["tests"]]


def swift_testing_tests(bundle: Path, scratch: Path, root: Path) -> list[Test]:
  records = scratch / "tests.jsonl"
  records.unlink(missing_ok=True)
  command = [str(bundle), *swift_testing_options(records), "--list-tests"]
  output_of(command, root)
  tests = []
  with records.open(encoding="utf-8") as file:
    for line in file:
      record = json.loads(line)
      if record["kind"] == "test" and record["payload"]["kind"] == "function":
        tests.append(Test(SWIFT_TESTING, record["payload"]["id"]))
  return tests


def swift_testing_options(events: Path) -> list[str]:
  return [
    "--testing-library", "swift-testing", "--event-stream-output-path", str(events),
    "--event-stream-version", "6.3"]


def output_of(command: list[str], root: Path) -> str:
  result = subprocess.run(
    command, cwd=root, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
  if result.returncode != 0:
    raise ListingError(
      f"{command[0]} does not list its tests (it ended with {result.returncode}):\n"
      f"{result.stderr or result.stdout}")
  return result.stdout


def narrowed(tests: list[Test], filters: list[str], skips: list[str]) -> list[Test]:
  """Returns the tests that match a filter, or all without filters, and match no skip."""
  wanted = [re.compile(each) for each in filters]
  unwanted = [re.compile(each) for each in skips]
  return [
    test for test in tests
    if (not wanted or any(each.search(test.id) for each in wanted))
    and not any(each.search(test.id) for each in unwanted)]
