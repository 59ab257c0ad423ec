import Foundation
import Testing

@testable import Gherkin

@Suite struct ConformanceAnswerTests {
  private func answer(_ json: String) throws -> ConformanceAnswer {
    ConformanceAnswer(try JSONDecoder().decode(ConformanceRequest.self, from: Data(json.utf8)))
  }

  @Test func `each kind of request has an answer`() throws {
    #expect(
      try answer(#"{"kind": "feature", "source": "Feature: F\nScenario: S"}"#).pickles?.count == 1)
    #expect(
      try answer(#"{"kind": "feature", "source": "no"}"#).errors?.first?.location.line == 1)
    #expect(
      try answer(#"{"kind": "tokens", "source": "a b"}"#).tokens?.map(\.type)
        == ["START_OF_LINE", "TEXT", "WHITE_SPACE", "TEXT", "END_OF_LINE"])
    #expect(try answer(#"{"kind": "tree", "source": "a"}"#).tree?.nodes?.first?.token == "a")
    #expect(try answer(#"{"kind": "pattern", "source": "a(b)"}"#).pattern == "^a(?:b)?$")
    let match = try answer(#"{"kind": "match", "source": "{int}", "text": "7"}"#)
    #expect(match.isMatch == true && match.values?.first?.integer == 7)
    #expect(
      try answer(#"{"kind": "regularExpression", "source": "x", "text": "y"}"#).isMatch == false)
    let tags = try answer(#"{"kind": "tags", "source": "a or b", "tags": ["b"]}"#)
    #expect(tags.formatted == "( a or b )" && tags.isSatisfied == true)
    #expect(try answer(#"{"kind": "tags", "source": "a b"}"#).error != nil)
  }
}
