import Gherkin
import Testing

@testable import HarnessRunner

@Suite struct OutlineCheckTests {
  private func problems(_ source: String) throws -> [String] {
    var identifiers = IdentifierSequence()
    let document = try FeatureParser.parse(source, uri: "a.feature", identifiers: &identifiers)
    return OutlineCheck(document, source: source).problems.map {
      "\($0.location.line):\($0.location.column ?? 0): \($0.message)"
    }
  }

  @Test func `a placeholder without a column is reported with the nearest column`() throws {
    #expect(
      try problems(
        """
        Feature: F
          Rule: R
            Scenario Outline: <any>
              Given   I type "ä<usr>" into the text field "<field>"
                | <field> | <pasword> |
              Examples: One
                | user | field | password |
                | a    | b     | c        |
              Examples:
                | usr | field |
        """) == [
          "4:24: the examples at line 6 have no column “usr”; did you mean “user”?",
          "5:21: the examples at line 6 have no column “pasword”; did you mean “password”?",
          "5:21: the examples at line 9 have no column “pasword”, only “usr”, “field”; "
            + "to say “<pasword>” itself, put it into a column",
        ])
  }

  @Test func `markup, comparisons and scenarios without examples are ignored`() throws {
    #expect(
      try problems(
        """
        Feature: F
          Background:
            Given the text "<user>" exists
          Scenario: S
            Given the text "<user>" exists
          Scenario Outline: O
            Given the text "a < b and b > <n>" exists
              \"""
              <html>
              \"""
            Examples:
              | n |
              | 1 |
        """) == [])
  }
}
