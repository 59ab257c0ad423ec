"""Parses a Swift file just far enough for the checks: code without comments and literals."""

from __future__ import annotations

import bisect
import re
from pathlib import Path

# Where something other than plain code may begin.
START = re.compile(r'//|/\*|#*"|#+/|[`()/]')
# A slash after one of these begins a regular expression, elsewhere it divides.
BEFORE_REGEX = re.compile(r"(?:^|[=(,:\[{!&|?;]|\b(?:return|in|case|try))\s*$")


class SwiftSource:
  """The text of a file, and its `code`, in which other parts are blank and lines and columns are kept."""

  def __init__(self, path: Path, name: str):
    self.path = path
    # The name in findings: the path from the root of the repository.
    self.name = name
    self.text = path.read_text(encoding="utf-8", errors="replace")
    self.comments: list[tuple[int, int]] = []
    literals = Scanner(self.text, self.comments).literals
    # Only code: comments, contents of strings, regular expressions and raw identifiers are blank.
    self.code = blanked(self.text, self.comments + literals)
    self.line_count = self.text.count("\n") + (not self.text.endswith("\n") and self.text != "")
    self.line_starts = [0] + [match.end() for match in re.finditer("\n", self.text)]

  def line_at(self, offset: int) -> int:
    return bisect.bisect_right(self.line_starts, offset)

  def line(self, number: int) -> str:
    """The text of a line counted from 1; empty outside the file."""
    lines = self.text.split("\n")
    return lines[number - 1] if 1 <= number <= len(lines) else ""

  def is_comment_line(self, number: int) -> bool:
    """Whether a line holds a comment and no code."""
    if not self.line(number).strip():
      return False
    start = self.line_starts[number - 1]
    return not self.code[start : start + len(self.line(number))].strip()


def blanked(text: str, spans: list[tuple[int, int]]) -> str:
  pieces, position = [], 0
  for start, end in sorted(spans):
    pieces.append(text[position:start])
    pieces.append(re.sub(r"[^\n]", " ", text[start:end]))
    position = max(position, end)
  pieces.append(text[position:])
  return "".join(pieces)


class Scanner:
  """Finds comments and literals. Text that is not valid Swift never stops it."""

  def __init__(self, text: str, comments: list[tuple[int, int]]):
    self.text = text
    self.comments = comments
    self.literals: list[tuple[int, int]] = []
    self.scan_code(0, inside_interpolation=False)

  def scan_code(self, position: int, inside_interpolation: bool) -> int:
    """Scans code up to the end, or up to the parenthesis that closes an interpolation."""
    depth = 0
    while match := START.search(self.text, position):
      found, position = match.group(), match.end()
      if found == "//":
        position = self.end_of_line(position)
        self.comments.append((match.start(), position))
      elif found == "/*":
        position = self.end_of_block_comment(position)
        self.comments.append((match.start(), position))
      elif found.endswith('"'):
        position = self.scan_string(match.start(), hashes=len(found) - 1)
      elif found == "`":
        position = self.literal(match.start(), "`", position)
      elif found.endswith("/"):
        position = self.scan_regex(match.start(), hashes=len(found) - 1)
      elif found == "(":
        depth += 1
      elif inside_interpolation and depth == 0:
        return position
      else:
        depth -= 1
    return len(self.text)

  def scan_string(self, start: int, hashes: int) -> int:
    quote = '"""' if self.text.startswith('"""', start + hashes) else '"'
    closing = quote + "#" * hashes
    escape = "\\" + "#" * hashes
    # Literal text is blanked piece by piece, the code of its interpolations is not.
    piece = position = start + hashes + len(quote)
    ends = [re.escape(escape) + ".", re.escape(closing)] + (["\n"] if quote == '"' else [])
    pattern = re.compile("|".join(ends), re.DOTALL)
    while match := pattern.search(self.text, position):
      if match.group() == escape + "(":
        self.literals.append((piece, match.end()))
        piece = position = self.scan_code(match.end(), inside_interpolation=True)
      elif match.group().startswith(escape):
        position = match.end()
      else:
        self.literals.append((piece, match.start()))
        return match.end()
    self.literals.append((piece, len(self.text)))
    return len(self.text)

  def scan_regex(self, start: int, hashes: int) -> int:
    after = start + hashes + 1
    if hashes:
      return self.literal(start, "/" + "#" * hashes, after)
    line_start = self.text.rfind("\n", 0, start) + 1
    begins = BEFORE_REGEX.search(self.text[line_start:start])
    end = re.compile(r"(?:\\.|[^\\/\n])+/").match(self.text, after)
    if not begins or not end or self.text[after] in " \t":
      return after
    self.literals.append((start, end.end()))
    return end.end()

  def literal(self, start: int, closing: str, position: int) -> int:
    end = self.text.find(closing, position)
    end = len(self.text) if end < 0 else end + len(closing)
    self.literals.append((start, end))
    return end

  def end_of_line(self, position: int) -> int:
    end = self.text.find("\n", position)
    return len(self.text) if end < 0 else end

  def end_of_block_comment(self, position: int) -> int:
    depth = 1
    while depth and (match := re.compile(r"/\*|\*/").search(self.text, position)):
      depth += 1 if match.group() == "/*" else -1
      position = match.end()
    return len(self.text) if depth else position
