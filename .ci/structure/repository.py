"""The input of the checks: a checkout's Swift files, scripts and manifest targets."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from structure.shell_script import ShellScript, is_shell_script
from structure.swift_source import SwiftSource

# The process that runs the code, which is the first folder of Sources and of Tests.
SIDES = ("BuildTools", "Shared", "AppSide", "Adapters", "TestSide", "Runner", "Apps")


@dataclass(frozen=True, order=True)
class Finding:
  file: str
  line: int
  what: str
  what_to_do: str

  def __str__(self) -> str:
    return f"{self.file}:{self.line}: {self.what}, {self.what_to_do}"


@dataclass
class Target:
  name: str
  path: str
  dependencies: set[str]
  # As in the manifest: "test", "regular" and so on.
  type: str
  sources: list[SwiftSource] = field(default_factory=list)

  @property
  def is_test(self) -> bool:
    return self.path.startswith("Tests/")

  @property
  def side(self) -> str:
    parts = self.path.split("/")
    return parts[1] if len(parts) > 1 else ""


class ManifestError(Exception):
  """The manifest cannot be read; the message comes from SwiftPM."""


class Repository:
  def __init__(self, root: Path):
    self.root = root
    self.manifest = SwiftSource(root / "Package.swift", "Package.swift")
    self.sources = self.swift_files("Sources")
    self.tests = self.swift_files("Tests")
    self.scripts = self.shell_scripts()
    self.targets = self.read_targets()
    # Files that no target compiles.
    self.strays = self.assign_files_to_targets()

  def swift_files(self, folder: str) -> list[SwiftSource]:
    paths = sorted((self.root / folder).rglob("*.swift"))
    return [SwiftSource(path, str(path.relative_to(self.root))) for path in paths]

  def shell_scripts(self) -> list[ShellScript]:
    paths = sorted([*self.root.glob("*.sh"), *(self.root / ".ci").rglob("*")])
    return [
      ShellScript(path, str(path.relative_to(self.root)))
      for path in paths if is_shell_script(path)]

  def read_targets(self) -> list[Target]:
    command = ["swift", "package", "--package-path", str(self.root), "dump-package"]
    result = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if result.returncode != 0:
      raise ManifestError(result.stderr.strip() or result.stdout.strip())
    return [
      Target(
        name=target["name"],
        path=(target.get("path") or default_path(target)).rstrip("/"),
        dependencies={dependency_name(entry) for entry in target["dependencies"]},
        type=target["type"],
      )
      for target in json.loads(result.stdout)["targets"]
    ]

  def assign_files_to_targets(self) -> list[SwiftSource]:
    strays = []
    for source in self.sources + self.tests:
      owners = [target for target in self.targets if source.name.startswith(target.path + "/")]
      if owners:
        owners[0].sources.append(source)
      else:
        strays.append(source)
    return strays


def default_path(target: dict) -> str:
  return ("Tests/" if target["type"] == "test" else "Sources/") + target["name"]


def dependency_name(entry: dict) -> str:
  # {"target": ["Name", condition]}, or the same with "byName" or "product".
  return next(iter(entry.values()))[0]
