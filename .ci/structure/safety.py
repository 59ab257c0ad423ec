"""Finds forbidden words: calls that trap or sleep, and unchecked promises without a reason."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from structure.repository import Finding, Repository
from structure.swift_source import SwiftSource


@dataclass(frozen=True)
class Rule:
  pattern: re.Pattern[str]
  what: str
  what_to_do: str


IN_SOURCES = (
  Rule(re.compile(r"\btry!"), "'try!' traps on an error", "throw it on or handle it"),
  Rule(re.compile(r"\bas!"), "'as!' traps on another type", "use 'as?' and handle nil"),
  Rule(
    re.compile(r"\bThread\s*\.\s*sleep\b|\bu?sleep\s*\(|\bnanosleep\s*\("),
    "sleeping guesses how long something takes", "wait for the event itself"),
  Rule(
    re.compile(r"\bwaitUntilExit\b"), "'waitUntilExit' polls and adds 50 ms",
    "use the process's terminationHandler"),
)

# Declared names and parameters. Two leading underscores mark a name that is public only by necessity;
# swift-format would refuse these, too.
UNDERSCORE = re.compile(
  r"""(?:\b(?:let|var|func|struct|class|enum|actor|protocol|typealias|associatedtype|case|macro)\s+
      |[(,]\s*(?:\w+\s+)?(?=\w+\s*:))
      (_(?!_)\w+)""",
  re.VERBOSE,
)
# Names that the compiler and the standard library look for.
REQUIRED_NAMES = {
  "_cVarArgEncoding", "_cVarArgObject", "_ImageLiteralType", "_ColorLiteralType", "_bridgeToObjectiveC",
  "_forceBridgeFromObjectiveC", "_conditionallyBridgeFromObjectiveC",
  "_unconditionallyBridgeFromObjectiveC",
}
PROMISE = re.compile(r"@unchecked\s+Sendable\b|\bnonisolated\s*\(\s*unsafe\s*\)")
# A method may be called sleep, as the Clock protocol requires; only calls are forbidden.
DECLARATION = re.compile(r"\bfunc\s+$")
# A screen with every kind of timer, the contracts of the virtual clock, and the app's clock as a Swift
# clock.
SLEEPS_ON_PURPOSE = (
  "Sources/Apps/ControlsApp/Events/TimersViewController.swift", "Sources/Apps/ClockContracts/",
  "Sources/AppSide/AppRuntime/Time/AppClock.SwiftClock.swift")
UNFINISHED = re.compile(r"\b(?:TODO|FIXME)\b")


def findings(repository: Repository) -> Iterator[Finding]:
  for source in repository.sources:
    for rule in IN_SOURCES:
      if source.name.startswith(SLEEPS_ON_PURPOSE) and rule.what.startswith("sleeping"):
        continue
      for match in rule.pattern.finditer(source.code):
        if not DECLARATION.search(source.code, 0, match.start()):
          yield Finding(source.name, source.line_at(match.start()), rule.what, rule.what_to_do)
  for source in repository.sources + repository.tests:
    yield from names(source)
    yield from promises(source)
    yield from unfinished(source)


def names(source: SwiftSource) -> Iterator[Finding]:
  for match in UNDERSCORE.finditer(source.code):
    if match.group(1) in REQUIRED_NAMES:
      continue
    yield Finding(
      source.name, source.line_at(match.start(1)),
      f"'{match.group(1)}' begins with an underscore",
      "say 'private' with a word; '__' is for what is public by necessity")


def promises(source: SwiftSource) -> Iterator[Finding]:
  for match in PROMISE.finditer(source.code):
    line = source.line_at(match.start())
    if not source.is_comment_line(line - 1):
      yield Finding(
        source.name, line, f"'{match.group()}' without a reason",
        "say in a comment in the line above why it is safe")


def unfinished(source: SwiftSource) -> Iterator[Finding]:
  for start, end in source.comments:
    for match in UNFINISHED.finditer(source.text, start, end):
      yield Finding(
        source.name, source.line_at(match.start()), f"'{match.group()}' in a comment",
        "do it, or write an issue and remove the comment")
