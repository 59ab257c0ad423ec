"""One connection to the login service."""

from __future__ import annotations

import json
import sys
import time
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler

# A login is two short strings; clients must not make the service read more than this.
LARGEST_BODY = 64 * 1024


class RequestError(Exception):
  """A refused request, whose answer has a reason."""

  def __init__(self, status: HTTPStatus, reason: str, headers: dict[str, str] | None = None):
    super().__init__(reason)
    self.status = status
    self.reason = reason
    self.headers = headers or {}


class LoginHandler(BaseHTTPRequestHandler):
  protocol_version = "HTTP/1.1"
  server_version = "LoginBackend"
  # Answers are sent at once and in one piece.
  disable_nagle_algorithm = True
  wbufsize = -1
  # The seconds of silence after which a connection is closed.
  timeout = 60

  def answer(self) -> None:
    try:
      body = self.read_body()
      self.check_route()
      time.sleep(self.server.delay)
      if self.server.gate:
        with open(self.server.gate, "rb") as gate:
          gate.read()
      if self.server.failure:
        self.fail(self.server.failure)
        return
      user, password = credentials(body)
      if self.server.accounts.accepts(user, password):
        self.send(HTTPStatus.OK, {"result": "success"})
      else:
        self.send(HTTPStatus.UNAUTHORIZED, {"result": "failure"})
    except RequestError as error:
      self.send(error.status, {"result": "error", "reason": error.reason}, error.headers)

  # All methods are handled here, so that the answer to a wrong one names the right one.
  do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = answer

  def read_body(self) -> bytes:
    lengths = self.headers.get_all("Content-Length", [])
    if "Transfer-Encoding" in self.headers:
      self.close_connection = True
      raise RequestError(HTTPStatus.LENGTH_REQUIRED, "send Content-Length, not chunks")
    if not lengths:
      return b""
    if len(lengths) > 1 or not (lengths[0].isascii() and lengths[0].isdigit()):
      self.close_connection = True
      raise RequestError(HTTPStatus.BAD_REQUEST, "Content-Length is not a number of bytes")
    if len(lengths[0]) > 9 or int(lengths[0]) > LARGEST_BODY:
      self.close_connection = True
      raise RequestError(
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"the body is longer than {LARGEST_BODY} bytes")
    body = self.rfile.read(int(lengths[0]))
    if len(body) < int(lengths[0]):
      self.close_connection = True
      raise RequestError(HTTPStatus.BAD_REQUEST, "the body is shorter than Content-Length")
    return body

  def check_route(self) -> None:
    if self.path.split("?")[0] != "/login":
      raise RequestError(HTTPStatus.NOT_FOUND, "there is only /login")
    if self.command != "POST":
      raise RequestError(
        HTTPStatus.METHOD_NOT_ALLOWED, "/login wants POST", {"Allow": "POST"})

  def fail(self, failure: str) -> None:
    if failure == "500":
      self.send(
        HTTPStatus.INTERNAL_SERVER_ERROR, {"result": "error", "reason": "asked for by --fail"})
    elif failure == "malformed":
      self.send_bytes(HTTPStatus.OK, b'{"result": ')
    else:
      self.close_connection = True
      self.note("closed without an answer")

  def send(
    self, status: HTTPStatus, answer: dict[str, str], headers: dict[str, str] | None = None
  ) -> None:
    self.send_bytes(status, json.dumps(answer).encode(), headers)

  def send_bytes(
    self, status: HTTPStatus, body: bytes, headers: dict[str, str] | None = None
  ) -> None:
    self.send_response(status)
    self.send_header("Content-Type", "application/json")
    self.send_header("Content-Length", str(len(body)))
    for name, value in (headers or {}).items():
      self.send_header(name, value)
    if self.close_connection:
      self.send_header("Connection", "close")
    self.end_headers()
    if self.command != "HEAD":
      self.wfile.write(body)

  def send_error(self, code, message=None, explain=None) -> None:
    # Answers requests that aren't HTTP. The standard page would repeat the client's bytes.
    status = HTTPStatus(code)
    self.close_connection = True
    self.command = self.command or ""
    if not hasattr(self, "request_version"):
      self.request_version = self.protocol_version
    self.send(status, {"result": "error", "reason": status.phrase})

  def log_request(self, code="-", size="-") -> None:
    self.note(str(int(code)))

  def log_message(self, format, *arguments) -> None:
    # The standard messages repeat the request line, which may contain anything.
    pass

  def note(self, outcome: str) -> None:
    """Logs one line for each request, with only the harmless parts of it."""
    known = getattr(self, "path", "").split("?")[0] == "/login"
    method = self.command if hasattr(self, f"do_{self.command}") else "(other)"
    try:
      print(f"{method} {'/login' if known else '(elsewhere)'}: {outcome}", file=sys.stderr,
            flush=True)
    except OSError:
      # The log can't be written; the answer matters more.
      pass


def credentials(body: bytes) -> tuple[str, str]:
  try:
    document = json.loads(body.decode("utf-8"))
  except UnicodeDecodeError:
    raise RequestError(HTTPStatus.BAD_REQUEST, "the body is not UTF-8") from None
  except json.JSONDecodeError as error:
    raise RequestError(
      HTTPStatus.BAD_REQUEST,
      f"the body is not JSON: {error.msg} at line {error.lineno}, column {error.colno}") from None
  except (RecursionError, ValueError):
    raise RequestError(HTTPStatus.BAD_REQUEST, "the body is not JSON of a usable size") from None
  if not isinstance(document, dict):
    raise RequestError(
      HTTPStatus.BAD_REQUEST, 'the body is not an object: {"user": …, "password": …}')
  for key in ("user", "password"):
    if not isinstance(document.get(key), str):
      raise RequestError(HTTPStatus.BAD_REQUEST, f'"{key}" is missing or not a string')
  return document["user"], document["password"]
