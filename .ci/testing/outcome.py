"""The outcome of the tests of one process, updated as its output is read."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Failure:
  title: str
  message: str
  place: str

  def __str__(self) -> str:
    place = f" ({self.place})" if self.place else ""
    return f"{self.title}{place}: {self.message}"


@dataclass
class Outcome:
  """Tests have their library's names; a test that ran twice is counted twice."""

  # The start times of tests that have not ended.
  running: dict[str, float] = field(default_factory=dict)
  ended: Counter[str] = field(default_factory=Counter)
  ended_count: int = 0
  skipped: set[str] = field(default_factory=set)
  failed: set[str] = field(default_factory=set)
  failures: list[Failure] = field(default_factory=list)
  known_issues: int = 0
  seconds: dict[str, float] = field(default_factory=dict)

  def start(self, name: str) -> None:
    self.running[name] = time.monotonic()

  def end(self, name: str) -> None:
    started = self.running.pop(name, None)
    self.ended[name] += 1
    self.ended_count += 1
    if started is not None:
      self.seconds[name] = time.monotonic() - started

  def skip(self, name: str) -> None:
    self.end(name)
    self.skipped.add(name)

  def fail(self, name: str, failure: Failure) -> None:
    self.failed.add(name)
    self.failures.append(failure)

  @property
  def passed_count(self) -> int:
    return self.ended_count - sum(self.ended[name] for name in self.failed | self.skipped)
