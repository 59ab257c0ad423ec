import Testing

@testable import Gherkin

@Suite struct FeatureParserTests {
  private func parse(_ source: String) throws -> FeatureDocument {
    var identifiers = IdentifierSequence()
    return try FeatureParser.parse(source, uri: "a.feature", identifiers: &identifiers)
  }

  private func errors(_ source: String) -> [String] {
    do {
      _ = try parse(source)
      return []
    } catch let errors as GherkinErrors {
      return errors.errors.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `a feature has tags, a description, a background and scenarios`() throws {
    let document = try parse(
      """
      @shop @slow # not a tag: @never
      Feature: Basket
        As a customer

        Background:
          Given an empty basket

        # about money
        @paid
        Scenario: Pay
          When I pay
          Then it is paid
      """)
    let feature = try #require(document.feature)
    #expect(feature.name == "Basket")
    #expect(feature.tags.map(\.name) == ["@shop", "@slow"])
    #expect(feature.description == "  As a customer")
    #expect(feature.children.count == 2)
    #expect(feature.children[0].background?.steps.map(\.text) == ["an empty basket"])
    let scenario = try #require(feature.children[1].scenario)
    #expect(scenario.tags.map(\.name) == ["@paid"])
    #expect(scenario.location == SourceLocation(line: 10, column: 3))
    #expect(scenario.steps.map(\.keywordType) == [.action, .outcome])
    #expect(document.comments.map(\.text) == ["  # about money"])
  }

  @Test func `a rule has its own scenarios and tags`() throws {
    let feature = try #require(
      parse(
        """
        Feature: F
          Scenario: before
            * a step
          @rule
          Rule: R
            Example: inside
              * a step
        """
      ).feature)
    #expect(feature.children.count == 2)
    #expect(feature.children[0].scenario?.tags == [])
    #expect(feature.children[1].rule?.tags.map(\.name) == ["@rule"])
    #expect(feature.children[1].rule?.children.count == 1)
  }

  @Test func `doc strings lose their indentation and their escapes`() throws {
    let step = try #require(
      parse(
        #"""
        Feature: F
          Scenario: S
            Given a text
              """json
              {
                \"\"\"
              }
              """
        """#
      ).feature?.children.first?.scenario?.steps.first)
    #expect(step.docString?.mediaType == "json")
    #expect(step.docString?.content == "{\n  \"\"\"\n}")
  }

  @Test func `cells are trimmed, and bars, backslashes and new lines are escaped`() throws {
    let step = try #require(
      parse(
        #"""
        Feature: F
          Scenario: S
            Given a table
              |  a b | \| \\ \n \x |  |
        """#
      ).feature?.children.first?.scenario?.steps.first)
    #expect(step.dataTable?.rows.first?.cells.map(\.value) == ["a b", "| \\ \n \\x", ""])
    #expect(step.dataTable?.rows.first?.cells.map(\.location.column) == [10, 16, 31])
  }

  @Test func `a language is named in a comment`() throws {
    let feature = try #require(
      parse(
        """
        # language: de
        Funktionalität: Anmelden
          Szenario: Erfolg
            Angenommen die App läuft
            Wenn ich tippe
        """
      ).feature)
    #expect(feature.language == "de")
    #expect(feature.children.first?.scenario?.steps.map(\.keyword) == ["Angenommen ", "Wenn "])
  }

  @Test(
    arguments: [
      (
        "not gherkin",
        [
          "(1:1): expected: #EOF, #Language, #TagLine, #FeatureLine, #Comment, #Empty, got 'not gherkin'"
        ]
      ),
      ("# language: xx\nFeature: F", ["(1:1): Language not supported: xx"]),
      ("Feature: F\n  @two words\n  Scenario: S", ["(2:3): A tag may not contain whitespace"]),
      (
        "Feature: F\n@tag",
        ["(3:0): unexpected end of file, expected: #TagLine, #RuleLine, #Comment, #Empty"]
      ),
      (
        "Feature: F\nScenario: S\n* t\n| a | b |\n| c |\n| d |",
        ["(5:1): inconsistent cell count within the table"]
      ),
      (
        "Feature: F\nScenario: S\n* s\n\"\"\"\nopen",
        ["(6:0): unexpected end of file, expected: #DocStringSeparator, #Other"]
      ),
    ] as [(String, [String])])
  func `mistakes are reported in Cucumber's words`(source: String, expected: [String]) {
    #expect(errors(source) == expected)
  }

  @Test func `parsing ends after eleven mistakes`() {
    let lines = (1...50).map { "wrong \($0)" }.joined(separator: "\n")
    #expect(errors("Feature: F\nScenario: S\n* s\n" + lines).count == 11)
  }

  @Test(arguments: [
    "", "\n\n", "# only a comment", "\u{FEFF}Feature: F", "Feature: F\r\n\r\n  Scenario: S\r\n",
  ])
  func `unusual files are read`(source: String) {
    #expect(errors(source) == [])
  }

  @Test func `a carriage return before a line feed belongs to the end of the line`() throws {
    let feature = try #require(
      parse("Feature: F\r\nScenario: S\r\n* s\r\n\"\"\"\r\na\r\n\"\"\"\r\n").feature)
    #expect(feature.name == "F")
    #expect(feature.children.first?.scenario?.steps.first?.docString?.content == "a")
  }

  @Test func `columns count scalars, even within an emoji`() throws {
    let step = try #require(
      parse("Feature: F\nScenario: S\n* s\n|👨‍👩‍👧|b|").feature?.children.first?.scenario?.steps.first)
    #expect(step.dataTable?.rows.first?.cells.map(\.location.column) == [2, 8])
  }
}
