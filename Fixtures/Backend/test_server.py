"""Tests of the login service in a separate process."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
SERVER = FOLDER / "server.py"
EXAMPLE = FOLDER / "accounts.example.json"
READY = "listening on http://127.0.0.1:"


class Service:
  """A running server, whose log is read after its end."""

  def __init__(self, *options: str, accounts: Path = EXAMPLE):
    self.process = subprocess.Popen(
      [str(SERVER), "--accounts", str(accounts), *options],
      stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    line = self.process.stdout.readline().rstrip("\n")
    if not line.startswith(READY):
      raise AssertionError(f"not ready: {line!r} {self.process.communicate()}")
    self.port = int(line.removeprefix(READY))
    self.log = ""

  def __enter__(self) -> Service:
    return self

  def __exit__(self, *_) -> None:
    if self.process.poll() is None:
      self.process.send_signal(signal.SIGTERM)
    self.end()

  def end(self) -> int:
    try:
      output, log = self.process.communicate(timeout=30)
    except subprocess.TimeoutExpired:
      self.process.kill()
      raise
    except ValueError:
      # Already ended and read.
      return self.process.returncode
    self.log += log
    self.unexpected_output = output
    return self.process.returncode

  def connection(self) -> http.client.HTTPConnection:
    return http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)

  def request(self, method: str, path: str, body=None, headers={}) -> tuple[int, dict]:
    connection = self.connection()
    connection.request(method, path, body, headers)
    response = connection.getresponse()
    text = response.read()
    connection.close()
    return response.status, json.loads(text) if text else {}

  def login(self, user: object, password: object) -> tuple[int, dict]:
    return self.request("POST", "/login", json.dumps({"user": user, "password": password}))

  def raw(self, data: bytes) -> bytes:
    """Returns the answer to bytes, which need not be HTTP."""
    with socket.create_connection(("127.0.0.1", self.port), timeout=30) as connection:
      answer = b""
      # A service that answers before it has read everything resets the connection on closing it, but its
      # answer can still be read.
      with contextlib.suppress(OSError):
        connection.sendall(data)
        connection.shutdown(socket.SHUT_WR)
      with contextlib.suppress(ConnectionResetError):
        while received := connection.recv(65536):
          answer += received
      return answer


def accounts_file(test: unittest.TestCase, content: str | bytes) -> Path:
  folder = tempfile.TemporaryDirectory()
  test.addCleanup(folder.cleanup)
  file = Path(folder.name) / "accounts.json"
  file.write_bytes(content if isinstance(content, bytes) else content.encode())
  return file


class LoginTests(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.service = Service()
    cls.addClassCleanup(cls.service.__exit__)

  def test_the_right_password_succeeds(self):
    self.assertEqual(self.service.login("test", "1234"), (200, {"result": "success"}))

  def test_anything_else_fails(self):
    for user, password in [
      ("test", "incorrect-password"), ("test", ""), ("", ""), ("", "1234"), ("Test", "1234"),
      ("nobody", "1234"), ("test", "1234 "), ("test", "12345"), ("test", "\ud800"),
    ]:
      with self.subTest(user=user, password=password):
        self.assertEqual(self.service.login(user, password), (401, {"result": "failure"}))

  def test_a_malformed_body_is_refused_with_a_reason(self):
    for body, reason in [
      (b"", "not JSON"), (b"{", "line 1, column 2"), (b"[]", "not an object"), (b"3", "object"),
      (b'{"user": "test"}', '"password"'), (b'{"user": 3, "password": "1234"}', '"user"'),
      (b'{"user": "test", "password": null}', '"password"'), (b"\xff", "UTF-8"),
      (b"[" * 60_000, "not JSON"), (b"1" * 60_000, "not JSON"),
    ]:
      with self.subTest(body=body[:40]):
        status, answer = self.service.request("POST", "/login", body)
        self.assertEqual((status, answer["result"]), (400, "error"))
        self.assertIn(reason, answer["reason"])

  def test_a_body_of_unusable_length_is_refused(self):
    for headers, status in [
      ({"Content-Length": "65537"}, 413), ({"Content-Length": "9" * 5000}, 413),
      ({"Content-Length": "-1"}, 400), ({"Content-Length": "four"}, 400),
      ({"Content-Length": "²"}, 400), ({"Transfer-Encoding": "chunked"}, 411),
    ]:
      with self.subTest(headers=headers):
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        answer = self.service.raw(f"POST /login HTTP/1.1\r\n{lines}\r\n".encode("latin-1"))
        self.assertIn(f"HTTP/1.1 {status} ".encode(), answer)

  def test_a_body_that_breaks_off_is_refused(self):
    answer = self.service.raw(b'POST /login HTTP/1.1\r\nContent-Length: 40\r\n\r\n{"user": "te')
    self.assertIn(b"HTTP/1.1 400 ", answer)
    self.assertIn(b"shorter", answer)

  def test_only_login_exists(self):
    for path in ["/", "/logins", "/login/", "/LOGIN", "*"]:
      with self.subTest(path=path):
        self.assertEqual(self.service.request("POST", path, b"{}")[0], 404)

  def test_only_post_is_accepted(self):
    for method in ["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"]:
      with self.subTest(method=method):
        connection = self.service.connection()
        connection.request(method, "/login")
        response = connection.getresponse()
        self.assertEqual((response.status, response.headers["Allow"]), (405, "POST"))
        connection.close()

  def test_an_answer_to_invalid_http_does_not_repeat_it(self):
    for data in [b"hello secret-bytes there\r\n\r\n", b"FOO /secret-bytes HTTP/1.1\r\n\r\n",
                 b"GET /" + b"secret-bytes" * 9000 + b" HTTP/1.1\r\n\r\n"]:
      with self.subTest(data=data[:30]):
        answer = self.service.raw(data)
        self.assertIn(b'"error"', answer)
        self.assertNotIn(b"secret-bytes", answer)

  def test_one_connection_serves_many_requests(self):
    connection = self.service.connection()
    for password, status in [("1234", 200), ("wrong", 401), ("1234", 200)]:
      connection.request("POST", "/login", json.dumps({"user": "test", "password": password}))
      response = connection.getresponse()
      response.read()
      self.assertEqual(response.status, status)
    connection.close()


class AccountsTests(unittest.TestCase):
  def test_accounts_come_from_the_file(self):
    file = accounts_file(self, json.dumps({"accounts": [
      {"user": "ä", "password": "\u2028 \"quoted\" 🙂"}, {"user": "", "password": ""}]}))
    with Service(accounts=file) as service:
      self.assertEqual(service.login("ä", "\u2028 \"quoted\" 🙂")[0], 200)
      self.assertEqual(service.login("", "")[0], 200)
      self.assertEqual(service.login("test", "1234")[0], 401)

  def test_a_bad_file_is_one_clear_error(self):
    for content, message in [
      ('{\n  "accounts": [,]\n}', "accounts.json:2:16: not JSON"),
      ("", "accounts.json:1:1: not JSON"),
      (b'{\n"\xff"', "accounts.json:2: byte 4 is not UTF-8"),
      ("[]", "the file is an array, an object was expected"),
      ("{}", 'the file has no "accounts"'),
      ('{"accounts": {}}', '"accounts" is an object, an array was expected'),
      ('{"accounts": [3]}', "accounts[0] is a number"),
      ('{"accounts": [{"user": "a", "password": "s3cret"}, {"user": "b"}]}',
       'accounts[1] has no "password"'),
      ('{"accounts": [{"user": "a", "password": 70707}]}', '"password" is a number'),
      ('{"accounts": [{"user": "a", "password": "s3cret"}, {"user": "a", "password": "s3cret"}]}',
       "accounts[1].user: 'a' is there twice"),
      ("[" * 100_000, "nested too deeply"),
    ]:
      with self.subTest(content=content[:60]):
        result = self.start("--accounts", str(accounts_file(self, content)))
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertIn(message, result.stderr)
        self.assertEqual(result.stderr.count("\n"), 1, result.stderr)
        self.assertNotIn("s3cret", result.stderr)
        self.assertNotIn("70707", result.stderr)

  def test_a_missing_file_is_reported(self):
    result = self.start("--accounts", "/no/such/file")
    self.assertEqual(result.returncode, 2)
    self.assertIn("/no/such/file: No such file or directory: give a file like", result.stderr)

  def test_bad_options_are_refused(self):
    for options in [[], ["--port", "65536"], ["--port", "-1"], ["--delay", "nan"],
                    ["--delay", "-1"], ["--delay", "1e300"], ["--fail", "sometimes"]]:
      with self.subTest(options=options):
        required = ["--accounts", str(EXAMPLE)] if options else []
        result = self.start(*required, *options)
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertIn("error:", result.stderr)

  def test_a_port_in_use_is_one_clear_error(self):
    with Service() as service:
      result = self.start("--accounts", str(EXAMPLE), "--port", str(service.port))
      self.assertEqual(result.returncode, 1)
      self.assertIn(f"cannot listen on 127.0.0.1:{service.port}: Address already in use",
                    result.stderr)

  def start(self, *options: str) -> subprocess.CompletedProcess:
    return subprocess.run([str(SERVER), *options], capture_output=True, text=True,
                          stdin=subprocess.DEVNULL, timeout=60)


class FailureTests(unittest.TestCase):
  def test_500(self):
    with Service("--fail", "500") as service:
      self.assertEqual(service.login("test", "1234")[0], 500)

  def test_close(self):
    with Service("--fail", "close") as service:
      with self.assertRaises((http.client.RemoteDisconnected, ConnectionError)):
        service.login("test", "1234")

  def test_malformed(self):
    with Service("--fail", "malformed") as service:
      with self.assertRaises(json.JSONDecodeError):
        service.login("test", "1234")

  def test_a_delay_precedes_the_answer_and_ends_with_the_server(self):
    with Service("--delay", "3600") as service:
      connection = service.connection()
      connection.request("POST", "/login", '{"user": "test", "password": "1234"}')
      service.process.terminate()
      # The connection ends without an answer, long before the hour.
      with self.assertRaises((http.client.HTTPException, ConnectionError)):
        connection.getresponse()
      self.assertEqual(service.end(), 0)

  def test_a_gate_holds_the_answer_until_it_is_opened(self):
    with tempfile.TemporaryDirectory() as folder:
      gate = f"{folder}/gate"
      os.mkfifo(gate)
      with Service("--gate", gate) as service:
        connection = service.connection()
        connection.request("POST", "/login", '{"user": "test", "password": "1234"}')
        # Opening blocks until the service has received the request.
        with open(gate, "wb"):
          pass
        self.assertEqual(connection.getresponse().status, 200)

  def test_a_short_delay_changes_nothing_else(self):
    with Service("--delay", "0.01") as service:
      self.assertEqual(service.login("test", "1234"), (200, {"result": "success"}))


class LifeTests(unittest.TestCase):
  def test_signals_end_it_cleanly(self):
    # Repeated, because a signal may arrive just before the main thread begins to wait for it.
    for number in [signal.SIGTERM, signal.SIGINT] * 8:
      with self.subTest(signal=number), Service() as service:
        service.process.send_signal(number)
        self.assertEqual(service.end(), 0)
        self.assertEqual(service.log, "")

  def test_a_signal_ends_it_with_connections_open(self):
    with Service() as service:
      connection = service.connection()
      connection.connect()
      self.addCleanup(connection.close)
      service.process.terminate()
      self.assertEqual(service.end(), 0)

  def test_it_ends_with_its_stdin_when_asked(self):
    with Service("--exit-with-stdin") as service:
      self.assertEqual(service.login("test", "1234")[0], 200)
      service.process.stdin.close()
      self.assertEqual(service.process.wait(timeout=30), 0)
      service.process.stdin = None

  def test_it_ends_at_once_when_asked_and_started_without_stdin(self):
    result = subprocess.run(
      ["sh", "-c", 'exec "$0" --accounts "$1" --exit-with-stdin <&-', str(SERVER), str(EXAMPLE)],
      capture_output=True, text=True, timeout=60)
    self.assertEqual((result.returncode, result.stderr), (0, ""))

  def test_it_outlives_its_stdin_otherwise(self):
    with Service() as service:
      service.process.stdin.close()
      service.process.stdin = None
      self.assertEqual(service.login("test", "1234")[0], 200)

  def test_it_ends_when_the_process_that_started_it_is_killed(self):
    # Only the parent has the other end of the stdin pipe, so killing it ends the pipe.
    parent = subprocess.Popen(
      [sys.executable, "-c",
       "import subprocess, sys, time\n"
       "child = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE)\n"
       "print(child.pid, flush=True)\n"
       "child.wait()",
       str(SERVER), "--accounts", str(EXAMPLE), "--exit-with-stdin"],
      stdout=subprocess.PIPE, stdin=subprocess.DEVNULL)
    output = parent.stdout
    lines = [output.readline(), output.readline()]
    self.assertTrue(any(line.startswith(READY.encode()) for line in lines), lines)
    os.kill(parent.pid, signal.SIGKILL)
    # The server holds the other end of this pipe, which thus ends with the server.
    self.assertEqual(output.read(), b"")
    parent.wait()
    output.close()

  def test_the_log_holds_no_passwords_and_nothing_unknown(self):
    with Service() as service:
      service.login("test", "1234")
      service.login("test", "hunter2")
      service.request("POST", "/login?password=hunter2", '{"user": "test", "password": "x"}')
      service.request("POST", "/hunter2", b"hunter2")
      service.request("POST", "/login", b"hunter2")
      service.raw(b"hunter2\x1b[31m /login hunter2\r\n\r\n")
      service.process.terminate()
      service.end()
      self.assertEqual(
        service.log.splitlines(),
        ["POST /login: 200", "POST /login: 401", "POST /login: 401", "POST (elsewhere): 404",
         "POST /login: 400", "(other) (elsewhere): 400"])

  def test_many_logins_at_once(self):
    with Service() as service:
      connections = [service.connection() for _ in range(40)]
      for connection in connections:
        connection.request("POST", "/login", '{"user": "test", "password": "1234"}')
      self.assertEqual({each.getresponse().status for each in connections}, {200})
      for connection in connections:
        connection.close()


if __name__ == "__main__":
  unittest.main()
