import Testing

@testable import Gherkin

@Suite struct TagExpressionTests {
  @Test(
    arguments: [
      ("", [], true), ("@a", ["@a"], true), ("not @a", ["@a"], false),
      ("@a or @b and not @c", ["@a", "@c"], true), ("(@a or @b) and not @c", ["@a", "@c"], false),
      ("not not @a", ["@a"], true), ("@a\\(1\\)", ["@a(1)"], true),
    ] as [(String, [String], Bool)])
  func `an expression matches tags or not`(text: String, tags: [String], expected: Bool) throws {
    #expect(try TagExpression(text).isSatisfied(by: Set(tags)) == expected)
  }

  @Test(arguments: ["@a or @b and not @c", "not (a and b)", "a\\ b or \\\\"])
  func `reading an expression's description gives the same expression`(text: String) throws {
    let expression = try TagExpression(text)
    #expect(try TagExpression(expression.description) == expression)
  }

  @Test(arguments: [
    ("@a @b", "Expected operator."), ("@a and", "Expected operand."), ("or", "Expected operand."),
    ("(@a", "Unmatched (."), ("@a)", "Unmatched )."), ("\\x", "Illegal escape before \"x\"."),
  ])
  func `an error says what was expected`(text: String, problem: String) {
    let error = #expect(throws: TagExpressionError.self) { try TagExpression(text) }
    #expect(
      error?.description
        == "Tag expression \"\(text)\" could not be parsed because of syntax error: \(problem)")
  }

  @Test(arguments: ["(", "not "])
  func `excessive nesting is an error instead of a crash`(part: String) {
    let text = String(repeating: part, count: 100_000)
    let error = #expect(throws: TagExpressionError.self) { try TagExpression(text) }
    #expect(error?.reason == .tooDeep)
  }
}
