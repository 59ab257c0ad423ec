"""Parses a bash script just far enough for the checks: commands without comments and text."""

from __future__ import annotations

import re
from pathlib import Path

SHEBANG = re.compile(r"#!.*\b(?:bash|sh)\s*$")
HEREDOC = re.compile(r"<<-?\s*(?P<quote>['\"\\]?)(?P<word>\w+)['\"]?")


class ShellScript:
  """The text of a script, and its `code`, in which comments, quoted text and here-documents are blank.

  A command substitution in quoted text is kept, because it is code.
  """

  def __init__(self, path: Path, name: str):
    self.name = name
    self.text = path.read_text(encoding="utf-8", errors="replace")
    self.code = Scanner(self.text).code()

  def line_at(self, offset: int) -> int:
    return self.text.count("\n", 0, offset) + 1


def is_shell_script(path: Path) -> bool:
  if path.suffix == ".sh":
    return True
  if path.suffix or not path.is_file():
    return False
  with path.open(encoding="utf-8", errors="replace") as file:
    return SHEBANG.match(file.readline()) is not None


class Scanner:
  def __init__(self, text: str):
    self.text = text
    self.kept = list(text)
    self.position = 0
    # Here-documents whose text begins with the next line: (end word, whether it is quoted).
    self.heredocs: list[tuple[str, bool]] = []

  def code(self) -> str:
    self.commands(until="")
    return "".join(self.kept)

  def blank(self, start: int, end: int) -> None:
    for index in range(start, min(end, len(self.kept))):
      if self.kept[index] != "\n":
        self.kept[index] = " "

  def commands(self, until: str) -> None:
    """Scans commands up to the closing character, or to the end of the text."""
    depth = 0
    while self.position < len(self.text):
      character = self.text[self.position]
      if character == until and depth == 0:
        return
      if character == "\\":
        self.position += 2
      elif character == "'":
        self.skip_to("'", self.position + 1)
      elif character == '"':
        self.position += 1
        self.quoted_text('"')
      elif character == "#" and self.begins_a_word():
        end = self.text.find("\n", self.position)
        end = len(self.text) if end < 0 else end
        self.blank(self.position, end)
        self.position = end
      elif self.text.startswith("<<<", self.position):
        self.position += 3
      elif match := HEREDOC.match(self.text, self.position):
        self.heredocs.append((match["word"], match["quote"] != ""))
        self.position = match.end()
      elif character == "\n":
        self.position += 1
        self.heredoc_texts()
      else:
        depth += (character == "(") - (character == ")" and depth > 0)
        self.position += 1

  def begins_a_word(self) -> bool:
    return self.position == 0 or self.text[self.position - 1] in " \t\n;&|("

  def skip_to(self, closing: str, start: int) -> None:
    end = self.text.find(closing, start)
    end = len(self.text) if end < 0 else end
    self.blank(start, end)
    self.position = end + 1

  def quoted_text(self, closing: str, end: int | None = None) -> None:
    """Blanks text up to the closing quote or to an offset, except for command substitutions."""
    limit = len(self.text) if end is None else end
    while self.position < limit:
      if closing and self.text[self.position] == closing:
        self.position += 1
        return
      if self.text[self.position] == "\\":
        self.blank(self.position, self.position + 2)
        self.position += 2
      elif self.text.startswith("$((", self.position):
        self.skip_to("))", self.position)
        self.position += 1
      elif self.text.startswith("$(", self.position):
        self.position += 2
        self.commands(until=")")
        self.position += 1
      else:
        self.blank(self.position, self.position + 1)
        self.position += 1

  def heredoc_texts(self) -> None:
    for word, is_quoted in self.heredocs:
      match = re.compile(rf"^\t*{word}$", re.MULTILINE).search(self.text, self.position)
      end = match.start() if match else len(self.text)
      if is_quoted:
        self.blank(self.position, end)
      else:
        self.quoted_text("", end)
      self.position = match.end() if match else end
    self.heredocs = []
