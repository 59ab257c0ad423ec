"""A process that runs one chunk of the tests."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
from pathlib import Path

from testing.catalog import SWIFT_TESTING, Test, swift_testing_options
from testing.listeners import listener
from testing.plan import Chunk, selection


class TestProcess:
  """A process whose output goes to a file, and whose events go to a pipe."""

  def __init__(self, bundle: Path, chunk: Chunk, listed: list[Test], output: Path, root: Path):
    self.chunk = chunk
    self.output = output
    self.listener = listener(chunk.library, chunk.tests)
    self.log = output.open("wb")
    # Whether all writers have closed the pipe.
    self.is_at_end = False
    arguments = selection(chunk, listed)
    if chunk.library == SWIFT_TESTING:
      # A named pipe, which only the test process opens; apps would inherit a descriptor.
      events = output.with_suffix(".events")
      events.unlink(missing_ok=True)
      os.mkfifo(events)
      # Also open for writing, so that it doesn't end before the process.
      self.pipe = os.open(events, os.O_RDWR | os.O_NONBLOCK)
      self.process = self.launched(
        [str(bundle), *swift_testing_options(events), *arguments], root, self.log.fileno())
    else:
      self.pipe, writing = os.pipe()
      os.set_blocking(self.pipe, False)
      self.process = self.launched([str(bundle), *arguments], root, writing)
      os.close(writing)
    self.exit = os.pidfd_open(self.process.pid)

  def launched(self, command: list[str], root: Path, output: int) -> subprocess.Popen:
    # A separate session, so that Ctrl-C reaches only the runner, which then also ends launched apps.
    return subprocess.Popen(
      command, cwd=root, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
      start_new_session=True, preexec_fn=answer_to_signals)

  def read(self) -> bool:
    """Reads available data, and returns whether there was any."""
    try:
      data = os.read(self.pipe, 1 << 16)
    except BlockingIOError:
      return False
    self.is_at_end = data == b""
    if self.chunk.library != SWIFT_TESTING:
      self.log.write(data)
    self.listener.feed(data)
    return data != b""

  def close(self) -> int:
    """Reads the rest after the process has ended; returns the exit status, negative for a signal."""
    status = self.process.wait()
    while self.read():
      pass
    os.close(self.pipe)
    os.close(self.exit)
    self.log.close()
    self.output.with_suffix(".events").unlink(missing_ok=True)
    return status

  def kill(self) -> None:
    """Kills the process and all its descendants, and waits for their ends."""
    ends = []
    for pid in [self.process.pid, *descendants(self.process.pid)]:
      with contextlib.suppress(ProcessLookupError):
        ends.append(os.pidfd_open(pid))
        os.kill(pid, signal.SIGKILL)
    self.process.wait()
    # The signals have only been sent so far, and wait() works only for child processes.
    for end in ends:
      select.select([end], [], [])
      os.close(end)


def answer_to_signals() -> None:
  """Restores the signals that a background process of a shell ignores; apps would inherit that."""
  for number in (signal.SIGINT, signal.SIGQUIT):
    signal.signal(number, signal.SIG_DFL)


def descendants(pid: int) -> list[int]:
  children: dict[int, list[int]] = {}
  for folder in Path("/proc").iterdir():
    if folder.name.isdigit():
      with contextlib.suppress(OSError):
        # The command's name may contain spaces and brackets: pid (name) state parent …
        parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        children.setdefault(parent, []).append(int(folder.name))
  found, waiting = [], [pid]
  while waiting:
    below = children.get(waiting.pop(), [])
    found += below
    waiting += below
  return found
