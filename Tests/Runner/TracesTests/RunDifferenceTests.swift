import Gherkin
import Testing

@testable import Traces

@Suite struct RunDifferenceTests {
  private let run = SampleRun.run

  private func differences(_ change: (inout RunRecord) -> Void) -> [RunDifference] {
    var other = run
    change(&other)
    return RunDifference.differences(from: run, to: other)
  }

  @Test func `a run doesn't differ from itself`() {
    #expect(differences { $0.duration = 99 } == [])
  }

  @Test func `a scenario that has moved to another line is the same`() {
    #expect(differences { $0.scenarios[0].location.line += 10 } == [])
  }

  @Test func `tests of a Swift suite are compared by name`() {
    var run = RunRecord(started: 0)
    run.scenarios = ["one", "two", "three"].map { name in
      var scenario = ScenarioRecord(
        id: name, uri: "LoginTests.LoginSuite", location: .init(line: 0, column: 0),
        feature: "LoginSuite", rule: nil, name: name, tags: [])
      scenario.attempts = [AttemptRecord(start: 0)]
      scenario.attempts[0].reason = name
      return scenario
    }
    #expect(RunDifference.differences(from: run, to: run) == [])
    var other = run
    other.scenarios.remove(at: 1)
    let all = RunDifference.differences(from: run, to: other)
    #expect(all.map(\.reason) == [.missing(inFirst: false)])
    #expect(all[0].scenario == "LoginTests.LoginSuite two")
  }

  @Test func `a difference names the first step that differs`() {
    let all = differences { run in
      run.scenarios[0].attempts[0].steps[0].status = .failed
      run.scenarios[0].attempts[0].steps[0].message = "later"
    }
    #expect(all.map(\.reason) == [.status(.passed, .failed)])
    #expect(all[0].step == "a.feature:9:10 When I do <this>")
    #expect(all[0].description.hasSuffix("passed, then failed"))
  }

  @Test func `messages, elements and pictures are compared`() {
    #expect(
      differences { $0.scenarios[2].attempts[0].steps[0].message = "else" }.map(\.reason)
        == [.message("because of\n“x” & ]]>", "else")])
    #expect(
      differences { $0.scenarios[0].attempts[0].screens[0].tree = ["  Switch"] }.map(\.reason)
        == [.elements(removed: ["Button"], added: ["Switch"])])
    #expect(
      differences { $0.scenarios[0].attempts[0].screens[0].svg = "<svg/>" }.map(\.reason)
        == [.picture])
  }

  @Test func `a scenario or a step that is in only one run is a difference`() {
    #expect(differences { $0.scenarios.removeLast() }.map(\.reason) == [.missing(inFirst: false)])
    let other = RunDifference.differences(
      from: RunRecord(started: 0), to: run
    )
    #expect(other.count == 7 && other[0].reason == .missing(inFirst: true))
    #expect(
      differences { $0.scenarios[0].attempts[0].steps.removeLast() }.map(\.reason)
        == [.step("I do <this>", nil)])
  }
}
