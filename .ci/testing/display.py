"""The output while the tests run: failures in full, and the progress."""

from __future__ import annotations

import os
import sys
import time

from testing.outcome import Failure
from testing.runner import Finished

# The intervals between lines of progress: a terminal shows one changing line, a log several.
TERMINAL_SECONDS = 0.2
LOG_SECONDS = 15.0


class ConsoleDisplay:
  def __init__(self, verbose: bool):
    self.verbose = verbose
    self.is_terminal = sys.stderr.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    self.interval = TERMINAL_SECONDS if self.is_terminal else LOG_SECONDS
    self.started = self.last = time.monotonic()
    self.failure_count = 0

  def failed(self, failure: Failure) -> None:
    self.failure_count += 1
    self.clear()
    print(f"✘ {failure}".replace("\n", "\n    "), flush=True)

  def finished(self, finished: Finished) -> None:
    if self.verbose:
      self.clear()
      sys.stdout.flush()
      with finished.output.open("rb") as output:
        while data := output.read(1 << 16):
          sys.stdout.buffer.write(data)
      sys.stdout.buffer.flush()

  def seconds_to_progress(self) -> float:
    return max(0.0, self.last + self.interval - time.monotonic())

  def progress(self, ended: int, total: int, running: list[tuple[str, float]]) -> None:
    self.last = time.monotonic()
    seconds = self.last - self.started
    line = f"{ended} of {total} tests, {self.failure_count} failed, {seconds:.0f} s"
    if running:
      title, seconds = running[0]
      line += f"; {title}" + (f" ({seconds:.0f} s)" if seconds >= 1 else "")
    if self.is_terminal:
      columns = os.get_terminal_size(sys.stderr.fileno()).columns
      # A terminal of unknown width reports 0.
      shown = line[:(columns if columns >= 20 else 80) - 1]
      print(f"\r\x1b[K{shown}", end="", file=sys.stderr, flush=True)
    else:
      print(f"  {line}", file=sys.stderr, flush=True)

  def clear(self) -> None:
    if self.is_terminal:
      print("\r\x1b[K", end="", file=sys.stderr, flush=True)
