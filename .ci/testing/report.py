"""The last lines of a run: failures, dead processes, tests that did not run, and the counts."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from dataclasses import dataclass

from testing.catalog import SWIFT_TESTING, XCTEST, Test
from testing.runner import Finished

# The maximum number of names on a line.
NAMES_SHOWN = 8
# The signals with which Swift's runtime ends a process after printing the reason.
TRAPS = (signal.SIGILL, signal.SIGTRAP, signal.SIGABRT)
LAST_WORDS = re.compile(
  rb"^.*(?:[Ff]atal error|Precondition failed|Assertion failed).*$", re.MULTILINE)


@dataclass
class Report:
  tests: list[Test]
  done: list[Finished]
  seconds: float

  @property
  def passed(self) -> bool:
    return not self.problems()

  def lines(self) -> Iterator[str]:
    failures = [failure for each in self.done for failure in each.outcome.failures]
    if failures:
      yield "What failed:"
      for failure in failures:
        yield f"  {failure}".replace("\n", "\n    ")
    yield from unrun_problems(self.tests, self.done)
    for each in self.done:
      yield from process_problems(each)
    yield self.xctest_line()
    yield self.swift_testing_line()
    yield f"{self.passed_count} passed, {self.failed_count} failed, {self.skipped_count} skipped"

  def problems(self) -> list[str]:
    """Returns everything that makes the run a failure."""
    failures = [str(failure) for each in self.done for failure in each.outcome.failures]
    ends = [line for each in self.done for line in process_problems(each)]
    return failures + ends + list(unrun_problems(self.tests, self.done))

  @property
  def passed_count(self) -> int:
    return sum(each.outcome.passed_count for each in self.done)

  @property
  def skipped_count(self) -> int:
    return sum(len(each.outcome.skipped) for each in self.done)

  @property
  def failed_count(self) -> int:
    """The number of failed tests, including those interrupted by the end of their process."""
    return sum(len(each.outcome.failed | set(each.outcome.running)) for each in self.done)

  def of(self, library: str) -> list[Finished]:
    return [each for each in self.done if each.chunk.library == library]

  def xctest_line(self) -> str:
    done = self.of(XCTEST)
    count = sum(each.outcome.ended_count for each in done)
    skipped = sum(len(each.outcome.skipped) for each in done)
    failures = sum(len(each.outcome.failures) for each in done)
    seconds = sum(sum(each.outcome.seconds.values()) for each in done)
    skips = f"{counted(skipped, 'test')} skipped and " if skipped else ""
    return (
      f"\t Executed {counted(count, 'test')}, with {skips}{counted(failures, 'failure')} "
      f"(0 unexpected) in {seconds:.3f} ({seconds:.3f}) seconds")

  def swift_testing_line(self) -> str:
    done = self.of(SWIFT_TESTING)
    count = sum(each.outcome.ended_count for each in done)
    suites = {test.suite for each in done for test in each.chunk.tests}
    failures = sum(len(each.outcome.failures) for each in done)
    known = sum(each.outcome.known_issues for each in done)
    wrong = failures + sum(len(list(process_problems(each))) for each in done)
    what = "✘ {} failed" if wrong else "✔ {} passed"
    line = what.format(f"Test run with {counted(count, 'test')} in {counted(len(suites), 'suite')}")
    line += f" after {self.seconds:.3f} seconds"
    if failures:
      line += f" with {counted(failures + known, 'issue')}"
      line += f" (including {counted(known, 'known issue')})" if known else ""
    elif known:
      line += f" with {counted(known, 'known issue')}"
    return line + "."


def process_problems(finished: Finished) -> Iterator[str]:
  """Yields the problems with the end of a process."""
  running = listed([test.title for test in finished.running])
  moment = f"while these tests ran: {running}" if running else "while no test ran"
  place = f"its output is in {finished.output}"
  if finished.status < 0:
    number = -finished.status
    yield (
      f"The test process was ended by signal {number} ({signal_name(number)}) {moment}; {place}")
    if number in TRAPS and (words := last_words(finished)):
      yield f"It said: {words}"
  elif running:
    yield f"The test process ended with {finished.status} {moment}; {place}"
  elif finished.status != 0 and not finished.outcome.failures:
    yield f"The test process ended with {finished.status}, and no test failed; {place}"


def unrun_problems(tests: list[Test], done: list[Finished]) -> Iterator[str]:
  planned = {test for each in done for test in each.chunk.tests}
  missing = [test for test in tests if test not in planned]
  missing += [
    test for each in done for test in each.missing if test not in each.running]
  if missing:
    names = listed([test.title for test in sorted(missing)])
    yield f"{counted(len(missing), 'test')} did not run: {names}"
  if repeated := [test for each in done for test in each.repeated]:
    names = listed([test.title for test in repeated])
    yield f"{counted(len(repeated), 'test')} ran more than once: {names}"


def last_words(finished: Finished) -> str:
  """Returns the line with Swift's reason for ending the process."""
  found = LAST_WORDS.findall(finished.output.read_bytes())
  return found[-1].decode("utf-8", errors="replace").strip() if found else ""


def signal_name(number: int) -> str:
  try:
    return signal.Signals(number).name
  except ValueError:
    return "unknown"


def counted(count: int, noun: str) -> str:
  return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def listed(names: list[str]) -> str:
  more = len(names) - NAMES_SHOWN
  return ", ".join(names[:NAMES_SHOWN]) + (f" and {more} more" if more > 0 else "")
