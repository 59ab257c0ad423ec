"""The protocol between a script and the benchmark.

Each line is a request, whose answer is "ok" with the milliseconds that only the script can measure, if any.
"""

import pathlib
import sys
import time

FIXTURES = pathlib.Path(__file__).resolve().parent.parent


def serve(**flows):
  print("ready", flush=True)
  for line in sys.stdin:
    try:
      inner = flows[line.strip()]()
      print("ok" if inner is None else f"ok {inner}", flush=True)
    except Exception as error:  # The benchmark reports every error.
      print("error", type(error).__name__, " ".join(str(error).split()), flush=True)


def expect(text, expected="Success"):
  if text != expected:
    raise AssertionError(f"{text!r} where {expected!r} was expected")


def milliseconds(body):
  start = time.monotonic()
  body()
  return (time.monotonic() - start) * 1000
