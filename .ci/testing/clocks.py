"""The outcomes of each test on the virtual clock and in real time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from testing.catalog import Test
from testing.listeners import xctest_name
from testing.runner import Finished

# The values of UNDERSTUDY_CLOCK.
CLOCKS = ("virtual", "real")
NAMES = {"virtual": "on the virtual clock", "real": "in real time"}
# The worst last: of several runs the worst outcome counts.
OUTCOMES = ("passed", "skipped", "failed")


def outcome_of(test: Test, finished: Finished) -> str:
  name, outcome = xctest_name(test), finished.outcome
  if name in outcome.failed or name in outcome.running or not outcome.ended[name]:
    return "failed"
  return "skipped" if name in outcome.skipped else "passed"


@dataclass
class Comparison:
  # By clock and by the title of the test.
  outcomes: dict[str, dict[str, str]] = field(
    default_factory=lambda: {clock: {} for clock in CLOCKS})

  def note(self, clock: str, done: list[Finished]) -> None:
    known = self.outcomes[clock]
    for finished in done:
      for test in finished.chunk.tests:
        found = outcome_of(test, finished)
        known[test.title] = max(known.get(test.title, found), found, key=OUTCOMES.index)

  @property
  def is_complete(self) -> bool:
    return all(self.outcomes.values())

  @property
  def differing(self) -> list[str]:
    """Tests that fail with one clock only."""
    virtual, real = (self.outcomes[clock] for clock in CLOCKS)
    return sorted(
      title for title in virtual.keys() & real.keys()
      if (virtual[title] == "failed") != (real[title] == "failed"))

  @property
  def needing_virtual(self) -> list[str]:
    """Tests that are skipped in real time because they need the virtual clock."""
    virtual, real = (self.outcomes[clock] for clock in CLOCKS)
    return sorted(
      title for title in virtual.keys() & real.keys()
      if virtual[title] == "passed" and real[title] == "skipped")

  def lines(self) -> Iterator[str]:
    if not self.is_complete:
      return
    virtual, real = (self.outcomes[clock] for clock in CLOCKS)
    for title in self.differing:
      yield (
        f"{title} {virtual[title]} {NAMES['virtual']} and {real[title]} {NAMES['real']}")
    if names := self.needing_virtual:
      yield "These need the virtual clock, and are skipped in real time:"
      for title in names:
        yield f"  {title}"
    same = sum(virtual[title] == real.get(title) for title in virtual)
    yield (
      f"Both clocks: {same} with the same outcome, {len(self.needing_virtual)} on the virtual "
      f"clock only, {len(self.differing)} with another outcome")
