"""Names: one type, one name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from structure.repository import Finding, Repository

TYPE = re.compile(
  r"^(?:@\w+(?:\([^)\n]*\))?\s+)*((?:\w+\s+)*?)(?:struct|class|enum|actor|protocol)\s+(\w+)", re.MULTILINE)
# Names given by others that two types may share.
SHARED = {
  "CGContext": "Apple's, in the toolkit and in the pictures of the test",
  "Step": "Gherkin's, as it is written, and that of a step in Swift",
}


def findings(repository: Repository) -> Iterator[Finding]:
  """Checks top-level types, except those of sample apps and private ones."""
  known: dict[str, str] = {}
  for source in sorted(repository.sources, key=lambda source: source.name):
    if source.name.startswith("Sources/Apps/"):
      continue
    for match in TYPE.finditer(source.code):
      words, name = match.group(1).split(), match.group(2)
      if "private" in words or "fileprivate" in words or name in SHARED:
        continue
      if known.setdefault(name, source.name) != source.name:
        yield Finding(
          source.name, source.line_at(match.start()), f"a second type named '{name}'",
          f"the first is in {known[name]}: give one of them the name of its own idea")
