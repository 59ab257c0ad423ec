import Testing

@testable import Gherkin

@Suite struct PickleCompilerTests {
  private func pickles(_ source: String) throws -> [Pickle] {
    var identifiers = IdentifierSequence()
    let document = try FeatureParser.parse(source, uri: "a", identifiers: &identifiers)
    return PickleCompiler.pickles(of: document, identifiers: &identifiers)
  }

  @Test func `a scenario begins with the backgrounds of the feature and of the rule`() throws {
    let pickles = try pickles(
      """
      Feature: F
        Background:
          Given one
        Rule: R
          Background:
            And two
          Scenario: S
            When three
            And four
      """)
    #expect(pickles.map { $0.steps.map(\.text) } == [["one", "two", "three", "four"]])
    #expect(pickles.map { $0.steps.map(\.type) } == [[.context, .context, .action, .action]])
  }

  @Test func `an outline becomes one scenario per row, with the values filled in`() throws {
    let pickles = try pickles(
      """
      @f
      Feature: F
        @s
        Scenario Outline: Pay <amount>
          When I pay <amount> to <who>
            | <who> | <none> |
          Then the note is
            \"""<who>
            <amount> to <who>
            \"""
          @e
          Examples:
            | amount | who |
            | 1      | A   |
            | $2\\\\   | B   |
          Examples: none
      """)
    #expect(pickles.map(\.name) == ["Pay 1", "Pay $2\\"])
    #expect(pickles[1].steps[0].text == "I pay $2\\ to B")
    #expect(pickles[1].steps[0].argument?.dataTable?.values == [["B", "<none>"]])
    #expect(pickles[0].steps[1].argument?.docString?.content == "1 to A")
    #expect(pickles[0].steps[1].argument?.docString?.mediaType == "A")
    #expect(pickles[0].tags.map(\.name) == ["@f", "@s", "@e"])
    #expect(pickles.map(\.location?.line) == [14, 15])
  }

  @Test func `a scenario without steps doesn't get the background's`() throws {
    let pickles = try pickles("Feature: F\nBackground:\n* a\nScenario: S\n")
    #expect(pickles.map(\.steps.count) == [0])
  }

  @Test func `identifiers are unique`() throws {
    let source = "Feature: F\nBackground:\n* a\nScenario: S\n* b\nScenario: T\n* c"
    let all = try pickles(source).flatMap { [$0.id] + $0.steps.map(\.id) }
    #expect(Set(all).count == all.count)
  }
}
