import Foundation
import Gherkin
import Testing
import Traces

@testable import HarnessRunner

@Suite struct WatchedScenariosTests {
  private struct Source {
    var plans: [ScenarioPlan] = []
    var steps: [ComposedScenario] = []
  }

  /// A file with two scenarios and one that is used as a step.
  private func source(
    first: String = "I tap the button \"A\"", second: String = "I tap the button \"B\"",
    inner: String = "I tap the button \"C\"", moved: String = ""
  ) throws -> Source {
    var identifiers = IdentifierSequence()
    let file = try FeatureFile(
      path: "/project/a.feature",
      source: """
        Feature: A
        \(moved)
        @step
        Scenario: I do it
          When \(inner)

        Scenario: One
          When \(first)

        Scenario: Two
          When \(second)
        """, identifiers: &identifiers)
    var source = Source(plans: ScenarioSelection.plans(of: file, folder: "/project"))
    for pickle in file.pickles where pickle.tags.contains(where: { $0.name == "@step" }) {
      source.steps.append(ComposedScenario(pickle: pickle, places: file.steps))
    }
    return source
  }

  private func affected(
    _ scenarios: inout WatchedScenarios, _ source: Source, _ paths: String...,
    isIncomplete: Bool = false
  ) -> [String] {
    scenarios.affected(
      source.plans, steps: source.steps,
      by: FolderWatch.Changes(paths: Set(paths), isIncomplete: isIncomplete), names: { [$0] }
    ).map(\.pickle.name)
  }

  /// Returns the scenarios after a round in which the first one failed.
  private func known() throws -> WatchedScenarios {
    let source = try source()
    var scenarios = WatchedScenarios()
    let all = scenarios.affected(source.plans, steps: source.steps, by: nil)
    #expect(all.count == 2)
    let used = UsedFiles()
    used.note(["/apps/AppOne", "/project/stubs.har"], of: source.plans[0].key)
    used.note(["/apps/AppTwo"], of: source.plans[1].key)
    let records = source.plans.enumerated().map { index, plan in
      var record = plan.record
      var attempt = AttemptRecord(start: 0)
      attempt.status = index == 0 ? .failed : .passed
      record.attempts = [attempt]
      return record
    }
    scenarios.note(records, used: used, folder: "/project")
    return scenarios
  }

  @Test func `a changed app or stub file affects the scenarios that used it`() throws {
    var scenarios = try known()
    let same = try source()
    #expect(affected(&scenarios, same, "/apps/AppTwo") == ["Two"])
    #expect(affected(&scenarios, same, "/project/stubs.har") == ["One"])
    #expect(affected(&scenarios, same, "/apps/AppOne", "/apps/AppTwo") == ["One", "Two"])
    #expect(affected(&scenarios, same, "/apps/Another") == [])
  }

  @Test func `only a changed scenario runs, even if it has moved`() throws {
    var scenarios = try known()
    let changed = try source(second: "I tap the button \"D\"", moved: "# a comment\n# of two lines")
    #expect(affected(&scenarios, changed, "/elsewhere") == ["Two"])
    #expect(affected(&scenarios, changed, "/elsewhere") == [])
  }

  @Test func `saving a file runs its failed scenarios again`() throws {
    var scenarios = try known()
    #expect(affected(&scenarios, try source(), "/project/a.feature") == ["One"])
  }

  @Test func `a changed scenario that is used as a step affects all scenarios`() throws {
    var scenarios = try known()
    let changed = try source(inner: "I tap the button \"D\"")
    #expect(affected(&scenarios, changed, "/project/a.feature") == ["One", "Two"])
  }

  @Test func `all scenarios run if changes were lost`() throws {
    var scenarios = try known()
    #expect(affected(&scenarios, try source(), isIncomplete: true) == ["One", "Two"])
  }

  @Test func `a scenario that hasn't run yet runs after any change`() throws {
    var scenarios = WatchedScenarios()
    let source = try source()
    _ = scenarios.affected(source.plans, steps: source.steps, by: nil)
    #expect(affected(&scenarios, source, "/apps/AppOne") == ["One", "Two"])
  }
}
