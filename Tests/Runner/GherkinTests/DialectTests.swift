import Testing

@testable import Gherkin

@Suite struct DialectTests {
  @Test func `each language has every kind of keyword`() throws {
    #expect(Dialect.codes.count == 80)
    for code in Dialect.codes {
      let dialect = try #require(Dialect.named(code))
      #expect(!dialect.nativeName.isEmpty)
      for words in [
        dialect.feature, dialect.rule, dialect.background, dialect.scenario, dialect.examples,
        dialect.steps.map(\.keyword),
      ] {
        #expect(!words.isEmpty && words.allSatisfy { !$0.isEmpty }, "\(code)")
      }
      let types = Set(dialect.steps.map(\.type))
      #expect(types.isSuperset(of: [.context, .action, .outcome, .conjunction]), "\(code)")
    }
  }

  @Test func `an unknown language has no dialect`() {
    #expect(Dialect.named("xx") == nil)
  }

  @Test func `the longest keyword of a step is tried first`() throws {
    for code in Dialect.codes {
      let keywords = try #require(Dialect.named(code)).steps.map(\.keyword)
      for (index, keyword) in keywords.enumerated() {
        let hides = keywords[(index + 1)...].contains {
          $0 != keyword && $0.unicodeScalars.starts(with: keyword.unicodeScalars)
        }
        #expect(!hides, "\(code): \(keyword)")
      }
    }
  }

  @Test func `some keywords have no space after them`() throws {
    let japanese = try #require(Dialect.named("ja"))
    #expect(japanese.steps.contains { !$0.keyword.hasSuffix(" ") })
  }
}
