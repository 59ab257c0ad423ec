import Testing

@testable import Gherkin

@Suite struct CucumberExpressionTests {
  private func values(_ expression: String, _ text: String) throws -> [ExpressionValue]? {
    try CucumberExpression(expression, types: ParameterTypes()).match(text)?.values
  }

  @Test(
    arguments: [
      ("I have {int} cucumber(s)", "I have 1 cucumber", [.integer(1)]),
      ("I have {int} cucumber(s)", "I have 42 cucumbers", [.integer(42)]),
      ("I tap/press {string}", "I press 'it\\'s'", [.text("it's")]),
      ("wait {float} s", "wait .5 s", [.decimal(0.5)]),
      ("{word} and {}", "this and that too", [.text("this"), .text("that too")]),
      ("a \\(b) \\{c} d\\/e", "a (b) {c} d/e", []),
      ("100% [sure].", "100% [sure].", []),
    ] as [(String, String, [ExpressionValue])])
  func `values are taken from the text`(
    expression: String, text: String, expected: [ExpressionValue]
  ) throws {
    #expect(try values(expression, text) == expected)
  }

  @Test(arguments: [
    ("I have {int} cucumber(s)", "I have 1.5 cucumbers"), ("tap {string}", "tap \"open"),
    ("{byte}", "128"), ("{int}", "99999999999999999999"), ("{float}", "1E999"),
    ("whole", "the whole thing"),
  ])
  func `other texts don't match`(expression: String, text: String) throws {
    #expect(try values(expression, text) == nil)
  }

  @Test(arguments: [
    ("a (b", 3), ("a {b", 3), ("a ()", 3), ("({int})", 2), ("((a))", 2), ("a//b", 3), ("(a)/b", 1),
    ("(a/b)", 3), ("{(a)}", 2), ("\\a", 2), ("a\\", 2), ("{unknown}", 1),
  ])
  func `an error names the column`(expression: String, column: Int) {
    let error = #expect(throws: ExpressionError.self) { try values(expression, "") }
    #expect(error.map { $0.range.lowerBound + 1 } == column)
    #expect(
      error?.description.hasPrefix(
        "This Cucumber Expression has a problem at column \(column):\n\n\(expression)\n") == true)
  }

  @Test func `custom types have patterns and values`() throws {
    var types = ParameterTypes()
    try types.add(
      ParameterType(name: "color", patterns: ["red|blue", "#[0-9a-f]{6}"]) {
        .text("<" + ($0.lazy.compactMap { $0 }.first ?? "") + ">")
      })
    let expression = try CucumberExpression("a {color} {int}", types: types)
    #expect(expression.parameterTypes == ["color", "int"])
    let match = try #require(expression.match("a #00ff00 7"))
    #expect(match.values == [.text("<#00ff00>"), .integer(7)])
    #expect(match.arguments.map(\.start) == [2, 10])
    #expect(throws: ParameterTypeError.nameTaken("color")) {
      try types.add(ParameterType(name: "color", patterns: ["x"]))
    }
    #expect(throws: ParameterTypeError.invalidName("a/b")) {
      try types.add(ParameterType(name: "a/b", patterns: ["x"]))
    }
  }

  @Test func `a type with an invalid pattern is an error of the expression`() throws {
    var types = ParameterTypes()
    try types.add(ParameterType(name: "bad", patterns: ["("]))
    #expect(throws: ExpressionError.self) { try CucumberExpression("{bad}", types: types) }
  }

  @Test func `all groups of a regular expression are values, even if they took no part`() throws {
    let step = try RegularExpressionStep(#"^(\d+) (not )?here (?:x|(y))$"#, types: ParameterTypes())
    #expect(step.match("3 here y")?.values == [.integer(3), .missing, .text("y")])
    #expect(step.match("no") == nil)
  }
}
