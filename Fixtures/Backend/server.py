#!/usr/bin/env python3
"""The service that the login app uses without a stub.

Prints 'listening on http://127.0.0.1:PORT' when ready, and ends on SIGTERM or SIGINT.

    POST /login  {"user": "test", "password": "1234"}
      200 {"result": "success"}
      401 {"result": "failure"}
      400 {"result": "error", "reason": "…"}  when the body is invalid

It needs only Python's standard library, and never writes a password anywhere.
"""

from __future__ import annotations

import argparse
import math
import os
import signal
import socketserver
import sys
import threading
from http.server import ThreadingHTTPServer

from accounts import Accounts, AccountsError
from login_handler import LoginHandler

ENDS = {signal.SIGTERM, signal.SIGINT}


class Backend(ThreadingHTTPServer):
  # A waiting request must not keep the process alive.
  daemon_threads = True
  block_on_close = False
  request_queue_size = 64

  def __init__(self, port: int, accounts: Accounts, delay: float, failure: str | None, gate: str | None):
    self.accounts = accounts
    self.delay = delay
    self.failure = failure
    self.gate = gate
    super().__init__(("127.0.0.1", port), LoginHandler)

  def server_bind(self) -> None:
    # HTTPServer would look up its own name here, which can take seconds.
    socketserver.TCPServer.server_bind(self)
    self.server_name, self.server_port = "127.0.0.1", self.server_address[1]

  def handle_error(self, request, client_address) -> None:
    error = sys.exc_info()[1]
    # A lost client isn't reported, and its bytes are never shown.
    if not isinstance(error, (ConnectionError, TimeoutError)):
      print(f"request failed: {type(error).__name__}", file=sys.stderr, flush=True)


def main() -> int:
  options = parse_options()
  try:
    accounts = Accounts.read(options.accounts)
  except AccountsError as error:
    print(f"error: {error}", file=sys.stderr)
    return 2
  try:
    server = Backend(options.port, accounts, options.delay, options.fail, options.gate)
  except OSError as error:
    print(f"error: cannot listen on 127.0.0.1:{options.port}: {error.strerror}; without --port "
          "a free port is chosen", file=sys.stderr)
    return 1

  # The signals are waited for, because a handler runs between two instructions of the main thread, and
  # a signal just before it blocks would be missed. They may be ignored at launch by a shell.
  for number in ENDS:
    signal.signal(number, signal.SIG_DFL)
  signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
  if options.exit_with_stdin:
    in_background(end_with_stdin)
  # No interval: the loop sleeps until a connection comes, and ends with the process.
  in_background(lambda: server.serve_forever(poll_interval=None))

  try:
    print(f"listening on http://127.0.0.1:{server.server_port}", flush=True)
  except BrokenPipeError:
    return 1
  signal.sigwait(ENDS)
  # Waiting requests are dropped, because the interpreter's normal exit could block on their locks.
  os._exit(0)


def end_with_stdin() -> None:
  # A server started without stdin ends at once.
  if sys.stdin:
    sys.stdin.buffer.read()
  os.kill(os.getpid(), signal.SIGTERM)


def in_background(work) -> None:
  threading.Thread(target=work, daemon=True).start()


def parse_options() -> argparse.Namespace:
  parser = argparse.ArgumentParser(
    description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
  parser.add_argument(
    "--accounts", metavar="FILE", required=True,
    help="the accounts; see accounts.example.json for the format")
  parser.add_argument(
    "--port", type=port_number, default=0, help="the port to listen on; a free one by default")
  parser.add_argument(
    "--delay", type=seconds, default=0, metavar="SECONDS", help="wait before each answer")
  parser.add_argument(
    "--gate", metavar="PIPE",
    help="answer when the other end of this named pipe has been opened and closed")
  parser.add_argument(
    "--fail", choices=["500", "close", "malformed"],
    help="fail each login: with status 500, a closed connection, or truncated JSON")
  parser.add_argument(
    "--exit-with-stdin", action="store_true",
    help="end when stdin ends, so that no test leaves a server behind")
  return parser.parse_args()


def port_number(text: str) -> int:
  if not text.isascii() or not text.isdigit() or int(text) > 65535:
    raise argparse.ArgumentTypeError(f"'{text}' is not a port, from 0 to 65535")
  return int(text)


def seconds(text: str) -> float:
  try:
    value = float(text)
  except ValueError:
    value = math.nan
  # A year is longer than any test needs, and short enough for a wait.
  if not 0 <= value <= 31_536_000:
    raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds")
  return value


if __name__ == "__main__":
  sys.exit(main())
