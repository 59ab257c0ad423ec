"""UIKit's optional calls of delegate methods, written by one rule from the protocols themselves.

`delegate?.tableView?(table, didSelectRowAt: row)` needs an optional value with the method's base
name. A method with one unlabelled argument and a base name of its own gets an optional closure. All
other methods of a protocol share a value whose call operators forward to them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from structure.repository import Finding, Repository

FOLDER = "Sources/AppSide/TerminalUIKit"
PROTOCOL = re.compile(
  r"^public protocol (?P<name>UI\w+Delegate(?:FlowLayout)?)\b[^{]*\{\n(?P<body>.*?)^\}",
  re.MULTILINE | re.DOTALL)
METHOD = re.compile(r"^  func (?P<base>\w+)\(", re.MULTILINE)
RESULT = re.compile(r"\s*-> ([^\n]+)")

HEAD = """// This file is written by '.ci/optional-methods --write'; do not edit it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Optional forms of the protocol's methods, for UIKit's optional calls such as
/// `delegate?.{base}?(…)`.
///
/// Optional protocol methods need the Objective-C runtime. Each property here has the name of a
/// method, and calls it. Behind `?.` a property of the class that has the same name would lose against
/// it, so it is disfavoured.
extension {protocol} {{
"""
DISFAVORED = "  @_disfavoredOverload\n"
VALUE = """
/// A value that forwards calls to the methods of ``{protocol}`` with these arguments.
@preconcurrency @MainActor
public struct {value} {{
  let delegate: any {protocol}
"""


class Method:
  def __init__(self, match: re.Match):
    rest = match.string[match.end():]
    end = next(i for i in range(len(rest)) if rest[i] == ")" and depth(rest[:i]) == 0)
    result = RESULT.match(rest, end + 1)
    self.base = match["base"]
    self.result = result[1] if result else None
    self.parameters = split(" ".join(rest[:end].split()))
    self.arguments = []
    for parameter in self.parameters:
      names = parameter.split(":")[0].split()
      self.arguments.append(names[1] if names[0] == "_" else f"{names[0]}: {names[-1]}")

  @property
  def is_plain(self) -> bool:
    return len(self.parameters) == 1 and self.parameters[0].startswith("_ ")

  @property
  def returned(self) -> str:
    return f" -> {self.result}" if self.result else ""

  def property(self) -> str:
    kind = self.parameters[0].split(": ", 1)[1]
    return (
      f"{DISFAVORED}  public var {self.base}: (({kind}) -> {self.result or 'Void'})? {{\n"
      f"    {{ self.{self.base}($0) }}\n  }}\n")

  def operator(self) -> str:
    return (
      f"  public func callAsFunction({', '.join(self.parameters)}){self.returned} {{\n"
      f"    delegate.{self.base}({', '.join(self.arguments)})\n  }}\n")


def depth(text: str) -> int:
  """Returns the number of brackets that are open at the end of a text."""
  text = text.replace("->", "")
  return sum(text.count(each) for each in "([{<") - sum(text.count(each) for each in ")]}>")


def split(parameters: str) -> list[str]:
  """Splits a parameter list, whose types may contain lists."""
  found = [""]
  for part in parameters.split(","):
    if found[-1] and depth(found[-1]) == 0:
      found.append(part.strip())
    else:
      found[-1] += ("," if found[-1] else "") + part
  return found


def written(protocol: str, body: str) -> str:
  """Returns the file of a protocol's optional methods; empty if it has no methods."""
  methods = [Method(match) for match in METHOD.finditer(re.sub(r"^ *///.*\n", "", body, flags=re.M))]
  bases = list(dict.fromkeys(method.base for method in methods))
  if not bases:
    return ""
  value = protocol.removeprefix("UI") + "Methods"
  properties, shared = [], []
  for base in bases:
    own = [method for method in methods if method.base == base]
    if len(own) == 1 and own[0].is_plain:
      properties.append(own[0].property())
    else:
      shared += own
      properties.append(f"{DISFAVORED}  public var {base}: {value}? {{ {value}(delegate: self) }}\n")
  text = HEAD.format(protocol=protocol, base=bases[-1]) + "\n".join(properties) + "}\n"
  if shared:
    operators = "".join("\n" + method.operator() for method in shared)
    text += VALUE.format(protocol=protocol, value=value) + operators + "}\n"
  return text


def files(root: Path) -> dict[str, str]:
  """Returns the text of each file, by its path from the root."""
  found = {}
  for source in sorted((root / FOLDER).rglob("*.swift")):
    for match in PROTOCOL.finditer(source.read_text(encoding="utf-8")):
      text = written(match["name"], match["body"])
      if text:
        path = source.with_name(match["name"] + "+OptionalMethods.swift")
        found[path.relative_to(root).as_posix()] = text
  return found


def bare(text: str) -> str:
  """Returns the text without the characters that formatting changes."""
  return re.sub(r"[\s,]+", "", text)


def findings(repository: Repository) -> Iterator[Finding]:
  """Finds files that differ from those generated from their protocols."""
  for name, text in files(repository.root).items():
    path = repository.root / name
    present = path.read_text(encoding="utf-8") if path.exists() else ""
    if bare(present) != bare(text):
      yield Finding(
        name, 1, "it differs from the protocol's methods", "run '.ci/optional-methods --write'")
