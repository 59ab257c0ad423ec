"""Checks imports: only modules that the manifest declares, and none of the other process's side."""

from __future__ import annotations

import re
from collections.abc import Iterator

from structure.repository import SIDES, Finding, Repository, Target

IMPORT = re.compile(
  r"""^[ \t]*(?:@\w+(?:\([^)\n]*\))?\s+)*
      (?:(?:public|package|internal|fileprivate|private)\s+)?
      import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(\w+)""",
  re.MULTILINE | re.VERBOSE,
)

# The sides that the modules of each side may import. Tests follow the same rule.
MAY_IMPORT = {
  "BuildTools": {"BuildTools"},
  "Shared": {"Shared"},
  "AppSide": {"Shared", "AppSide"},
  "Adapters": {"Shared", "AppSide", "Adapters"},
  "TestSide": {"Shared", "TestSide"},
  "Runner": {"Shared", "TestSide", "Runner"},
  "Apps": {"Shared", "AppSide", "TestSide", "Apps"},
}

# ViewTesting runs in the app's process, so it may import its modules. The tests of a tool start it as
# other tests start programs.
ALSO_MAY_IMPORT = {
  **{name: {"AppSide"} for name in ("ViewTesting", "ViewTestingTests", "ViewTestingSuiteTests")},
  "RewriterToolTests": {"Shared"},
  # These tests start an adapter as other tests start an app.
  **{name: {"TestSide"} for name in (
    "DesktopAdapterUITests", "PageAdapterUITests", "TerminalAdapterUITests")},
}


def findings(repository: Repository) -> Iterator[Finding]:
  yield from third_party_packages(repository)
  targets = {target.name: target for target in repository.targets}
  for target in repository.targets:
    # A test may launch any program of its build; only imports are checked.
    allowed = MAY_IMPORT.get(target.side, set(SIDES)) | ALSO_MAY_IMPORT.get(target.name, set())
    if target.is_test:
      allowed = allowed | {"Apps"}
    for source in target.sources:
      for match in IMPORT.finditer(source.code):
        imported = targets.get(match.group(1))
        if imported is None or imported is target:
          continue
        line = source.line_at(match.start(1))
        if imported.side not in allowed:
          yield Finding(
            source.name, line, f"{target.side} code imports {imported.name} of {imported.side}",
            f"it may import {listed(allowed)}: move the code, or what it needs, to another side")
        elif imported.name not in target.dependencies:
          yield Finding(
            source.name, line,
            f"{target.name} imports {imported.name}, which Package.swift does not declare for it",
            f"add {imported.name} to its dependencies or remove the import")
    if target.side == "Apps" and not target.is_test:
      yield from apps_on_both_sides(target, targets)


def apps_on_both_sides(target: Target, targets: dict[str, Target]) -> Iterator[Finding]:
  """A program is either an app or a test of one, so it must not link both sides."""
  first_of_side: dict[str, str] = {}
  for source in target.sources:
    for match in IMPORT.finditer(source.code):
      imported = targets.get(match.group(1))
      if imported is None or imported.side not in ("AppSide", "TestSide"):
        continue
      first_of_side.setdefault(imported.side, imported.name)
      if len(first_of_side) == 2:
        yield Finding(
          source.name, source.line_at(match.start(1)),
          f"{target.name} imports both {' and '.join(sorted(first_of_side.values()))}",
          "make it a program of one side, app or test")
        return


def third_party_packages(repository: Repository) -> Iterator[Finding]:
  manifest = repository.manifest
  for match in re.finditer(r"\.package\s*\(", manifest.code):
    yield Finding(
      manifest.name, manifest.line_at(match.start()), "a dependency on another package",
      "remove it: what links into somebody's app must drag nothing along")


def listed(sides: set[str]) -> str:
  return ", ".join(side for side in SIDES if side in sides)
