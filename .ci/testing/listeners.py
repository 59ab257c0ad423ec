"""Reads the output of the test libraries while they run: an event stream, or XCTest's text."""

from __future__ import annotations

import json
import re

from testing.catalog import SWIFT_TESTING, XCTEST, Test
from testing.outcome import Failure, Outcome

ARGUMENTS = re.compile(r"passing \d+ arguments? (.*) to ", re.DOTALL)
# The output of a test may precede it on the line.
CASE = re.compile(
  r"Test Case '(?P<name>[^']+)' "
  r"(?:(?P<began>started) at .*|(?P<ended>passed|failed|skipped) \(.*\))$")
SUITE = re.compile(r"^Test Suite '.*' (?:started|passed|failed) at ")
# path:line: error: Class.method : message
ERROR = re.compile(r"^(?P<place>\S.*?:\d+): error: (?P<test>\S+\.\S+) : (?P<message>.*)$")


def listener(library: str, tests: tuple[Test, ...]) -> Listener:
  return (EventStream if library == SWIFT_TESTING else XCTestText)(tests)


class Listener:
  """Takes bytes as they arrive, and updates the outcome line by line."""

  # The failure whose message may continue on the next lines.
  open: Failure | None = None

  def __init__(self, tests: tuple[Test, ...]):
    # By the library's name of each test that is expected to run.
    self.titles = {self.name_of(test): test.title for test in tests}
    self.tests = {self.name_of(test): test for test in tests}
    self.outcome = Outcome()
    self.rest = b""
    self.taken_count = 0

  def name_of(self, test: Test) -> str:
    return test.id

  def feed(self, data: bytes) -> None:
    *lines, self.rest = (self.rest + data).split(b"\n")
    for line in lines:
      self.read(line.decode("utf-8", errors="replace"))

  def read(self, line: str) -> None:
    raise NotImplementedError

  def take_failures(self, ended: bool = False) -> list[Failure]:
    """Returns the failures since the last call whose messages are complete; all after the end."""
    failures = self.outcome.failures[self.taken_count:]
    if not ended and failures and failures[-1] is self.open:
      failures.pop()
    self.taken_count += len(failures)
    return failures


class EventStream(Listener):
  def __init__(self, tests: tuple[Test, ...]):
    super().__init__(tests)
    self.arguments: dict[str, str] = {}

  def read(self, line: str) -> None:
    try:
      record = json.loads(line)
    except ValueError:
      # A process that dies may leave an incomplete line.
      return
    if record.get("kind") == "event":
      self.happened(record["payload"])

  def happened(self, event: dict) -> None:
    name, kind = event.get("testID", ""), event["kind"]
    if kind == "testStarted" and name in self.tests:
      self.outcome.start(name)
    elif kind == "testEnded" and name in self.tests:
      self.outcome.end(name)
      self.arguments.pop(name, None)
    elif kind == "testSkipped":
      # A skipped suite may be reported instead of its tests.
      for skipped in [each for each in self.tests if each == name or each.startswith(name + "/")]:
        if skipped not in self.outcome.skipped:
          self.outcome.skip(skipped)
    elif kind == "testCaseStarted":
      match = ARGUMENTS.search(" ".join(each["text"] for each in event.get("messages", [])))
      self.arguments[name] = match[1] if match else ""
    elif kind == "issueRecorded":
      self.recorded(name, event)

  def recorded(self, name: str, event: dict) -> None:
    issue = event["issue"]
    if issue.get("isKnown"):
      self.outcome.known_issues += 1
    elif issue.get("isFailure", True):
      title = self.titles.get(name, name or "no test")
      if arguments := self.arguments.get(name):
        title += f" with {arguments}"
      message = "\n".join(each["text"] for each in event.get("messages", []))
      self.outcome.fail(name, Failure(title, message, place(issue.get("sourceLocation"))))


def place(location: dict | None) -> str:
  if not location:
    return ""
  return f"{location.get('filePath') or location.get('_filePath')}:{location.get('line')}"


class XCTestText(Listener):
  """Returns XCTest's name of a test, Class.method, which lacks the module."""

  def name_of(self, test: Test) -> str:
    return xctest_name(test)

  def read(self, line: str) -> None:
    if (match := CASE.search(line)) and match["name"] in self.tests:
      self.open = None
      self.case(match["name"], match["began"] or match["ended"])
    elif match := ERROR.match(line):
      name = match["test"]
      self.open = Failure(self.titles.get(name, name), match["message"], match["place"])
      self.outcome.fail(name, self.open)
    elif SUITE.match(line):
      self.open = None
    elif self.open:
      self.open.message += "\n" + line

  def case(self, name: str, what: str) -> None:
    if what == "started":
      self.outcome.start(name)
    elif what == "skipped":
      self.outcome.skip(name)
    else:
      self.outcome.end(name)
      if what == "failed" and name not in self.outcome.failed:
        self.outcome.fail(name, Failure(self.titles.get(name, name), "failed", ""))


def xctest_name(test: Test) -> str:
  return test.id.split(".", 1)[-1].replace("/", ".", 1) if test.library == XCTEST else test.id
