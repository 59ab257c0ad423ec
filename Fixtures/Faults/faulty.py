#!/usr/bin/env python3
"""Runs an app between itself and its test, and lets something go wrong at one step of the session.

The environment says what, because the command line is the app's:

  FAULT_APP   the executable of the app
  FAULT       killed, stopped, crashing, hanging, out-of-memory, out-of-descriptors, disk-full,
              read-only, pipe-cut, split or delayed; none for nothing
  FAULT_STEP  the request before which it happens: a method, and which of its requests, from 1, such
              as "perform 5"; the launch is "initialize 1"
  FAULT_PIDS  a file that gets the identifiers of this process and of the app

It ends as the app does, by the same signal or with the same status.

Exit codes: the app's; 69 if the system doesn't permit the fault, 64 for a fault that nobody knows.
"""
from __future__ import annotations

import ctypes
import json
import os
import resource
import select
import signal
import sys
import time

CLONE_NEWNS, MS_RDONLY, MS_REMOUNT, MS_BIND, MS_REC, MS_PRIVATE = (
    0x20000, 1, 32, 4096, 16384, 1 << 18)
PTRACE_ATTACH = 16
DELAY = 0.05
libc = ctypes.CDLL(None, use_errno=True)


class Impossible(Exception):
    """The system doesn't permit the fault."""


def checked(result: int, what: str) -> None:
    if result != 0:
        raise Impossible(f"{what}: {os.strerror(ctypes.get_errno())}")


class Folder:
    """The app's folder, which can be made read-only, whoever the app is."""

    def __init__(self, path: str):
        self.path = path
        # Nobody is kept from writing by the folder's mode who may do everything.
        self.is_mounted = os.geteuid() == 0
        if self.is_mounted:
            name = path.encode()
            checked(libc.unshare(CLONE_NEWNS), "unshare")
            checked(libc.mount(None, b"/", None, MS_REC | MS_PRIVATE, None), "mount /")
            checked(libc.mount(name, name, None, MS_BIND, None), f"mount {path}")

    def make_read_only(self) -> None:
        if self.is_mounted:
            name = self.path.encode()
            flags = MS_BIND | MS_REMOUNT | MS_RDONLY
            checked(libc.mount(name, name, None, flags, None), f"remount {self.path}")
        else:
            self.set_mode(0o500)

    def set_mode(self, mode: int) -> None:
        for folder, _, _ in os.walk(self.path, topdown=mode & 0o200 != 0):
            os.chmod(folder, mode)

    def restore(self) -> None:
        if not self.is_mounted:
            self.set_mode(0o700)


def limit(pid: int, kind: int, amount: int) -> None:
    resource.prlimit(pid, kind, (amount, amount))


def used_memory(pid: int) -> int:
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[0]) * resource.getpagesize()


def first_unused_descriptor(pid: int) -> int:
    used = {int(name) for name in os.listdir(f"/proc/{pid}/fd")}
    return min(set(range(len(used) + 1)) - used)


class Session:
    """The app, the pipes to both sides, and what is still to go wrong."""

    def __init__(self, fault: str, step: str):
        self.fault = fault
        self.step = step
        self.counts: dict[str, int] = {}
        # The folder of the home and the temporary files.
        self.folder = Folder(os.path.dirname(os.environ["HOME"])) if fault == "read-only" else None
        self.line = b""
        self.splits = self.delays = False
        to_app, self.to_app = os.pipe()
        self.from_app, from_app = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            self.become_app(to_app, from_app)
        os.close(to_app)
        os.close(from_app)
        with open(os.environ["FAULT_PIDS"], "w", encoding="ascii") as file:
            file.write(f"{os.getpid()} {self.pid}")

    def become_app(self, reading: int, writing: int) -> None:
        os.dup2(reading, 0)
        os.dup2(writing, 1)
        os.closerange(3, 64)
        app = os.environ["FAULT_APP"]
        try:
            os.execv(app, [app, *sys.argv[1:]])
        except OSError as error:
            print(error, file=sys.stderr, flush=True)
            os._exit(127)

    def run(self) -> None:
        sources = [0, self.from_app]
        while self.from_app in sources:
            for source in select.select(sources, [], [])[0]:
                data = os.read(source, 65536)
                if not data:
                    sources.remove(source)
                    if source == 0:
                        os.close(self.to_app)
                elif source == 0:
                    self.hand_on_requests(data)
                else:
                    self.hand_on_answer(data)

    def hand_on_requests(self, data: bytes) -> None:
        for part in data.splitlines(keepends=True):
            self.line += part
            if self.line.endswith(b"\n"):
                method = json.loads(self.line).get("method", "answer")
                self.counts[method] = self.counts.get(method, 0) + 1
                if f"{method} {self.counts[method]}" == self.step:
                    self.commit()
                self.write(self.to_app, self.line)
                self.line = b""

    def write(self, descriptor: int, data: bytes) -> None:
        try:
            while data:
                data = data[os.write(descriptor, data):]
        except BrokenPipeError:
            # The app has ended; its output says so.
            pass

    def hand_on_answer(self, data: bytes) -> None:
        if self.delays:
            time.sleep(DELAY)
        if not self.splits:
            return self.write(1, data)
        for byte in data:
            self.write(1, bytes([byte]))

    def commit(self) -> None:
        """Lets it go wrong before the app gets the request."""
        pid = self.pid
        if self.fault == "killed":
            os.kill(pid, signal.SIGKILL)
        elif self.fault == "stopped":
            os.kill(pid, signal.SIGSTOP)
        elif self.fault == "crashing":
            os.kill(pid, signal.SIGSEGV)
        elif self.fault == "hanging":
            # Only the main thread; the others go on.
            checked(libc.ptrace(PTRACE_ATTACH, pid, None, None), "ptrace")
        elif self.fault == "out-of-memory":
            limit(pid, resource.RLIMIT_AS, used_memory(pid))
        elif self.fault == "out-of-descriptors":
            limit(pid, resource.RLIMIT_NOFILE, first_unused_descriptor(pid))
        elif self.fault == "disk-full":
            limit(pid, resource.RLIMIT_FSIZE, 0)
        elif self.fault == "read-only" and self.folder:
            self.folder.make_read_only()
        elif self.fault == "pipe-cut":
            os.close(1)
            os.open(os.devnull, os.O_WRONLY)
        elif self.fault == "split":
            self.splits = True
        elif self.fault == "delayed":
            self.delays = True

    def end(self) -> None:
        """Ends as the app has ended."""
        if self.folder:
            self.folder.restore()
        status = os.waitpid(self.pid, 0)[1]
        if os.WIFSTOPPED(status):
            # The traced thread had stopped; the end is still to come.
            status = os.waitpid(self.pid, 0)[1]
        if os.WIFSIGNALED(status):
            number = os.WTERMSIG(status)
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            signal.signal(number, signal.SIG_DFL) if number != signal.SIGKILL else None
            os.kill(os.getpid(), number)
        os._exit(os.WEXITSTATUS(status))


FAULTS = (
    "none", "killed", "stopped", "crashing", "hanging", "out-of-memory", "out-of-descriptors",
    "disk-full", "read-only", "pipe-cut", "split", "delayed")


def main() -> None:
    fault = os.environ.get("FAULT", "none")
    if fault not in FAULTS:
        print(f"there is no fault {fault!r}", file=sys.stderr)
        sys.exit(os.EX_USAGE)
    try:
        session = Session(fault, os.environ.get("FAULT_STEP", ""))
        session.run()
    except Impossible as problem:
        print(problem, file=sys.stderr, flush=True)
        sys.exit(os.EX_UNAVAILABLE)
    session.end()


main()
