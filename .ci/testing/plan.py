"""Divides the tests among processes, and orders these."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass

from testing.catalog import SWIFT_TESTING, XCTEST, Test

# Each process costs about 0.3 s, but more chunks let the workers finish together.
CHUNKS_FOR_EACH_WORKER = 4
SHORTEST_CHUNK = 1.0
# The estimated duration of an unknown test, without and with launches of apps.
SECONDS_IN_PROCESS = 0.02
SECONDS_WITH_APPS = 0.4
LAUNCHES_APPS = re.compile(r"^(?:\w+UITests|AppSessionTests|XCUI\w+Tests|HarnessRunnerTests)\.")


@dataclass(frozen=True)
class Chunk:
  """Tests that one process runs, one after the other."""

  library: str
  tests: tuple[Test, ...]
  seconds: float

  @property
  def name(self) -> str:
    modules = sorted({test.module for test in self.tests})
    more = f" and {len(modules) - 1} more" if len(modules) > 1 else ""
    return f"{modules[0]}{more}"


def chunks(tests: list[Test], known: dict[str, float], workers: int) -> list[Chunk]:
  """Assigns every test to one chunk, without dividing suites; the longest chunk is first.

  known: the last duration of each suite, by its key.
  """
  suites: dict[str, list[Test]] = defaultdict(list)
  for test in tests:
    suites[suite_key(test)].append(test)
  estimates = {key: known.get(key, guess(members)) for key, members in suites.items()}
  share = sum(estimates.values()) / (workers * CHUNKS_FOR_EACH_WORKER)
  target = max(share, SHORTEST_CHUNK)
  result = []
  for library in (XCTEST, SWIFT_TESTING):
    group: list[Test] = []
    seconds = 0.0
    for key in (key for key in suites if suites[key][0].library == library):
      if group and (seconds + estimates[key] > target or clash(group[-1], suites[key][0])):
        result.append(Chunk(library, tuple(group), seconds))
        group, seconds = [], 0.0
      group += suites[key]
      seconds += estimates[key]
    if group:
      result.append(Chunk(library, tuple(group), seconds))
  return sorted(result, key=lambda chunk: -chunk.seconds)


def clash(left: Test, right: Test) -> bool:
  """Returns whether tests could have the same name in one process: XCTest omits the module."""
  return left.library == XCTEST and left.module != right.module


def suite_key(test: Test) -> str:
  return f"{test.library}: {test.suite}"


def guess(tests: list[Test]) -> float:
  launches = LAUNCHES_APPS.match(tests[0].suite) is not None
  return len(tests) * (SECONDS_WITH_APPS if launches else SECONDS_IN_PROCESS)


def selection(chunk: Chunk, listed: list[Test]) -> list[str]:
  """Returns the arguments that make the bundle run these tests only."""
  if chunk.library == XCTEST:
    return [",".join(test.id for test in chunk.tests)]
  expression = "|".join(escaped(prefix) for prefix in prefixes(chunk, listed))
  return ["--no-parallel", "--filter", f"^(?:{expression})"]


def prefixes(chunk: Chunk, listed: list[Test]) -> list[str]:
  """Returns names to match: a suite's if the chunk has all its tests, as long expressions are slow."""
  sizes = Counter(test.suite for test in listed if test.library == chunk.library)
  chosen = Counter(test.suite for test in chunk.tests)
  return sorted({
    f"{test.suite}/" if chosen[test.suite] == sizes[test.suite] else test.id
    for test in chunk.tests})


def escaped(text: str) -> str:
  """Returns a Swift regular expression that matches only the text."""
  return re.sub(r"([\\^$.|?*+()\[\]{}/#-])", r"\\\1", text)
