"""Finds reference snapshots that no test uses."""

from __future__ import annotations

import re
from collections.abc import Iterator

from structure.repository import Finding, Repository

FUNCTION = re.compile(r"\bfunc\s+(?:`([^`]+)`|(\w+))")
FOLDER = "Fixtures/Snapshots"
# The maximum length of a name; see SnapshotName.
LONGEST = 80


def findings(repository: Repository) -> Iterator[Finding]:
  """Fixtures/Snapshots/MODULE/FILE/TEST….EXTENSION belongs to TEST in FILE.swift of MODULE."""
  tests = {
    (target.name, source.path.stem): source
    for target in repository.targets if target.is_test for source in target.sources
  }
  root = repository.root / FOLDER
  for path in sorted(root.rglob("*")) if root.is_dir() else ():
    if not path.is_file():
      continue
    name = str(path.relative_to(repository.root))
    parts = path.relative_to(root).parts
    source = tests.get(parts[:2]) if len(parts) == 3 else None
    if source is None:
      yield Finding(
        name, 1, "a snapshot of a file of tests that does not exist",
        f"delete it, or move it to {FOLDER}/MODULE/FILE/ of its test")
    elif path.name.split(".")[0] not in functions(source.path.read_text(encoding="utf-8")):
      yield Finding(
        name, 1, f"a snapshot of a test that is not in {source.name}", "delete it")


def functions(code: str) -> set[str]:
  """Returns the names of functions as in the file names of references."""
  return {clean(quoted or plain) for quoted, plain in FUNCTION.findall(code)}


def clean(name: str) -> str:
  """Does the same as SnapshotName.clean in ViewTesting: long and non-ASCII names get a hash."""
  words = "-".join(re.findall(r"[A-Za-z0-9_]+", name))
  if len(words) <= LONGEST and name.isascii():
    return words
  value = 0xCBF29CE484222325
  for byte in name.encode("utf-8"):
    value = (value ^ byte) * 0x100000001B3 % 2**64
  digits = ""
  while value:
    value, digit = divmod(value, 36)
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
  return f"{words[:LONGEST]}-{digits}"
