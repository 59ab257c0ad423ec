"""Runs the chunks of a plan, a few at a time, and keeps their outcomes."""

from __future__ import annotations

import selectors
import time
from collections import Counter, deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from testing.catalog import Test
from testing.listeners import xctest_name
from testing.outcome import Failure, Outcome
from testing.plan import Chunk, suite_key
from testing.process import TestProcess


@dataclass
class Finished:
  """A process that has ended."""

  chunk: Chunk
  outcome: Outcome
  # Negative for a signal.
  status: int
  output: Path

  def count(self, test: Test) -> int:
    return self.outcome.ended[xctest_name(test)]

  @property
  def missing(self) -> list[Test]:
    return [test for test in self.chunk.tests if self.count(test) == 0]

  @property
  def repeated(self) -> list[Test]:
    return [test for test in self.chunk.tests if self.count(test) > 1]

  @property
  def running(self) -> list[Test]:
    return [test for test in self.chunk.tests if xctest_name(test) in self.outcome.running]


class Display(Protocol):
  def failed(self, failure: Failure) -> None:
    """Called for each failure, soon after it happened."""

  def finished(self, finished: Finished) -> None:
    """Called when a process has ended."""

  def seconds_to_progress(self) -> float | None:
    """Returns the time until progress is to be shown; None for never."""

  def progress(self, ended: int, total: int, running: list[tuple[str, float]]) -> None:
    """Called when progress is to be shown, with the running chunks and their seconds so far."""


@dataclass
class Runner:
  bundle: Path
  root: Path
  folder: Path
  workers: int
  display: Display
  done: list[Finished] = field(default_factory=list)

  def run(self, chunks: list[Chunk], listed: list[Test]) -> list[Finished]:
    self.total = sum(len(chunk.tests) for chunk in chunks)
    waiting = deque(enumerate(chunks, start=1))
    self.processes: list[TestProcess] = []
    self.selector = selectors.DefaultSelector()
    try:
      while waiting or self.processes:
        while waiting and len(self.processes) < self.workers:
          number, chunk = waiting.popleft()
          self.start(chunk, listed, self.folder / f"{number:02}-{chunk.name.split()[0]}.txt")
        self.wait_and_read()
    finally:
      for process in self.processes:
        process.kill()
      self.selector.close()
    return self.done

  def start(self, chunk: Chunk, listed: list[Test], output: Path) -> None:
    process = TestProcess(self.bundle, chunk, listed, output, self.root)
    self.processes.append(process)
    self.selector.register(process.pipe, selectors.EVENT_READ, process)
    self.selector.register(process.exit, selectors.EVENT_READ, process)

  def wait_and_read(self) -> None:
    due = self.display.seconds_to_progress()
    for key, _ in self.selector.select(due):
      process = key.data
      if process not in self.processes:
        continue
      if key.fd == process.exit:
        self.finish(process)
      else:
        self.take_in(process)
    due = self.display.seconds_to_progress()
    if due is not None and due <= 0:
      self.display.progress(self.ended_count(), self.total, self.running())

  def take_in(self, process: TestProcess) -> None:
    process.read()
    if process.is_at_end:
      self.selector.unregister(process.pipe)
    self.say(process.listener.take_failures())

  def finish(self, process: TestProcess) -> None:
    self.processes.remove(process)
    for descriptor in (process.pipe, process.exit):
      if descriptor in self.selector.get_map():
        self.selector.unregister(descriptor)
    status = process.close()
    self.say(process.listener.take_failures(ended=True))
    finished = Finished(process.chunk, process.listener.outcome, status, process.output)
    self.done.append(finished)
    self.display.finished(finished)

  def say(self, failures: list[Failure]) -> None:
    for failure in failures:
      self.display.failed(failure)

  def ended_count(self) -> int:
    outcomes = [each.outcome for each in self.done]
    outcomes += [process.listener.outcome for process in self.processes]
    return sum(outcome.ended_count for outcome in outcomes)

  def running(self) -> list[tuple[str, float]]:
    """Returns the running chunks and their seconds so far, the longest first."""
    now = time.monotonic()
    return sorted(
      ((process.listener.titles.get(name, name), now - started)
       for process in self.processes for name, started in process.listener.outcome.running.items()),
      key=lambda each: -each[1])


def times(done: list[Finished]) -> Counter[str]:
  """Yields the duration of each suite, by its key in a plan."""
  result: Counter[str] = Counter()
  for finished in done:
    for test in finished.chunk.tests:
      result[suite_key(test)] += finished.outcome.seconds.get(xctest_name(test), 0)
  return result
