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
  """Its output goes to a file; what the library says while it runs goes to a pipe."""

  def __init__(self, bundle: Path, chunk: Chunk, listed: list[Test], output: Path, root: Path):
    self.chunk = chunk
    self.output = output
    self.listener = listener(chunk.library, chunk.tests)
    self.log = output.open("wb")
    # Whether nobody can write into the pipe any more.
    self.is_at_end = False
    arguments = selection(chunk, listed)
    if chunk.library == SWIFT_TESTING:
      # A pipe with a name, as only the test process opens it: an app would inherit a descriptor.
      events = output.with_suffix(".events")
      events.unlink(missing_ok=True)
      os.mkfifo(events)
      # Open for writing too, so that it never ends before the process does.
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
    # A session of its own: Ctrl-C is for the runner, which ends what the tests have launched too.
    return subprocess.Popen(
      command, cwd=root, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
      start_new_session=True, preexec_fn=answer_to_signals)

  def read(self) -> bool:
    """Takes in what there is to read; whether there was anything."""
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
    """Takes in the rest after the process has ended; its exit status, negative for a signal."""
    status = self.process.wait()
    while self.read():
      pass
    os.close(self.pipe)
    os.close(self.exit)
    self.log.close()
    self.output.with_suffix(".events").unlink(missing_ok=True)
    return status

  def kill(self) -> None:
    """Ends the process and all that it launched, and returns when they have ended."""
    ends = []
    for pid in [self.process.pid, *descendants(self.process.pid)]:
      with contextlib.suppress(ProcessLookupError):
        ends.append(os.pidfd_open(pid))
        os.kill(pid, signal.SIGKILL)
    self.process.wait()
    # A signal is only sent by now, and only the process's own child can be waited for.
    for end in ends:
      select.select([end], [], [])
      os.close(end)


def answer_to_signals() -> None:
  """What a shell starts in the background ignores these, and so would every app of the tests."""
  for number in (signal.SIGINT, signal.SIGQUIT):
    signal.signal(number, signal.SIG_DFL)


def descendants(pid: int) -> list[int]:
  children: dict[int, list[int]] = {}
  for folder in Path("/proc").iterdir():
    if folder.name.isdigit():
      with contextlib.suppress(OSError):
        # The command's name may hold spaces and brackets: pid (name) state parent …
        parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        children.setdefault(parent, []).append(int(folder.name))
  found, waiting = [], [pid]
  while waiting:
    below = children.get(waiting.pop(), [])
    found += below
    waiting += below
  return found
