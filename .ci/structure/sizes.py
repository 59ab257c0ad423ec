"""Checks the lengths of files: a limit for each, and for the median and the 90th percentile."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator

from structure.repository import Finding, Repository

LONGEST_SOURCE = 500
LONGEST_TEST = 800
MEDIAN_SOURCE = 120
NINE_IN_TEN_SOURCES = 300


def findings(repository: Repository) -> Iterator[Finding]:
  for files, limit in ((repository.sources, LONGEST_SOURCE), (repository.tests, LONGEST_TEST)):
    for source in files:
      if source.line_count > limit:
        yield Finding(
          source.name, limit + 1, f"{source.line_count} lines, and the limit is {limit}",
          "give a type or a topic a file of its own")
  lengths = sorted(source.line_count for source in repository.sources)
  if not lengths:
    return
  longest = max(repository.sources, key=lambda source: source.line_count)
  for name, length, limit in (
    ("the median", statistics.median(lengths), MEDIAN_SOURCE),
    ("the 90th percentile", ninth_decile(lengths), NINE_IN_TEN_SOURCES),
  ):
    if length > limit:
      yield Finding(
        longest.name, longest.line_count,
        f"{name} of the lengths of Sources is {length:g} lines, and the limit is {limit}",
        "split the longest files, this one first")


def summary(repository: Repository) -> str:
  lengths = sorted(source.line_count for source in repository.sources)
  if not lengths:
    return "Sources: no files"
  longest = max(repository.sources, key=lambda source: source.line_count)
  return (
    f"Sources: {len(lengths)} files, {sum(lengths)} lines; median {statistics.median(lengths):g}"
    f" (limit {MEDIAN_SOURCE}), 90th percentile {ninth_decile(lengths)}"
    f" ({NINE_IN_TEN_SOURCES}), longest {lengths[-1]} ({LONGEST_SOURCE}): {longest.name}")


def ninth_decile(lengths: list[int]) -> int:
  """Returns the 90th percentile of the lengths (nearest rank)."""
  return lengths[math.ceil(0.9 * len(lengths)) - 1]
