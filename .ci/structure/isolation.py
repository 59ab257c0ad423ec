"""Finds members with two mangled names, which keep programs with a subclass from linking."""

from __future__ import annotations

import re
from collections.abc import Iterator

from structure.repository import Finding, Repository
from structure.swift_source import SwiftSource

CLASS = re.compile(r"((?:@\w+(?:\([^)\n]*\))?\s+)+)((?:\w+\s+)*?)class\s+(?!func\b|var\b)(\w+)")
# A closure type with an isolation keyword, spelled out or behind a type alias of the same file.
MARKED = re.compile(r"@MainActor\s+(?:@Sendable\s+)?(?:@escaping\s+)?\(|@Sendable\b")
ALIAS = re.compile(r"\btypealias\s+(\w+)\s*=([^\n]*(?:\n\s*[^\n]*)?->)")
MEMBER = re.compile(r"\b(?:func|var|let|init|subscript)\b")
NOT_OVERRIDDEN = re.compile(r"\b(?:private|fileprivate|static|final|convenience)\b")


def findings(repository: Repository) -> Iterator[Finding]:
  for source in repository.sources:
    if source.name.startswith(("Sources/AppSide/", "Sources/TestSide/")):
      yield from marked_members(source)


def marked_members(source: SwiftSource) -> Iterator[Finding]:
  """In a '@preconcurrency' class a closure type is mangled both with and without its isolation keyword."""
  aliases = [m.group(1) for m in ALIAS.finditer(source.code) if MARKED.search(m.group(2))]
  named = re.compile("|".join([MARKED.pattern] + [rf"\b{name}\b" for name in aliases]))
  for match in CLASS.finditer(source.code):
    if "@preconcurrency" not in match.group(1) or "final" in match.group(2).split():
      continue
    for start, member in members(source.code, source.code.find("{", match.end())):
      if NOT_OVERRIDDEN.search(member):
        continue
      if (word := MEMBER.search(member)) and named.search(member):
        yield Finding(
          source.name, source.line_at(start + word.start()),
          f"a closure marked with isolation in a member of {match.group(3)} that can be overridden",
          "give it UIKit's plain type, or make the member final")


def members(code: str, opening: int) -> Iterator[tuple[int, str]]:
  """Yields the direct members of a type, each up to its own braces or the end of its line."""
  if opening < 0:
    return
  depth, parentheses, start = 1, 0, opening + 1
  for position in range(opening + 1, len(code)):
    letter = code[position]
    if depth == 1 and letter in "()":
      parentheses += 1 if letter == "(" else -1
    if letter == "{":
      if depth == 1:
        yield start, code[start:position]
      depth += 1
    elif letter == "}":
      depth -= 1
      start = position + 1
      if depth == 0:
        return
    elif letter == "\n" and depth == 1 and parentheses == 0:
      line = code[start:position].rstrip()
      # A declaration continues after these, and attributes are on separate lines.
      if MEMBER.search(line) and not line.endswith((",", "->", "=", ":")):
        yield start, line
        start = position + 1
