import AutomationProtocol
import Testing

@Suite struct PredicateParserTests {
  static let canonical: [FormatCase<String>] = [
    // Formats from real suites.
    FormatCase("exists == true", [], "exists == 1"),
    FormatCase("exists == false", [], "exists == 0"),
    FormatCase("exists == 1", [], "exists == 1"),
    FormatCase("label CONTAINS[c] %@", ["Month"], "label CONTAINS[c] \"Month\""),
    FormatCase("label CONTAINS[c] 'lit'", [], "label CONTAINS[c] \"lit\""),
    FormatCase("label CONTAINS 'lit'", [], "label CONTAINS \"lit\""),
    FormatCase("label == %@", ["OK"], "label == \"OK\""),
    FormatCase("label LIKE '*x?'", [], "label LIKE \"*x?\""),
    FormatCase("label BEGINSWITH %@", ["Month,"], "label BEGINSWITH \"Month,\""),
    FormatCase("label ==[c] %@", ["ok"], "label ==[c] \"ok\""),
    FormatCase(
      "identifier == %@ AND label CONTAINS %@", ["a", "b"],
      "identifier == \"a\" AND label CONTAINS \"b\""),
    FormatCase("%@ IN identifiers", ["Add"], "\"Add\" IN identifiers"),
    FormatCase("elementType == %d", [9], "elementType == 9"),
    FormatCase("%K == %@", ["label", "OK"], "label == \"OK\""),
    FormatCase("SELF.label MATCHES '.*'", [], "label MATCHES \".*\""),
    FormatCase("hittable == YES && enabled == NO", [], "hittable == 1 AND enabled == 0"),
    FormatCase("value == nil", [], "value == nil"),
    FormatCase("NOT label IN {'a', 'b'}", [], "NOT label IN {\"a\", \"b\"}"),
    FormatCase("count BETWEEN {1, 5}", [], "count BETWEEN {1, 5}"),
    FormatCase("frame.size.width > 0", [], "frame.size.width > 0"),

    // Operators and their synonyms.
    FormatCase("a = 1", [], "a == 1"), FormatCase("a <> 1", [], "a != 1"),
    FormatCase("a =< 1", [], "a <= 1"), FormatCase("a => 1", [], "a >= 1"),
    FormatCase("a<1", [], "a < 1"), FormatCase("a>=1", [], "a >= 1"),
    FormatCase("a endswith 'x'", [], "a ENDSWITH \"x\""),
    FormatCase("a Like[CD] 'x'", [], "a LIKE[cd] \"x\""),
    FormatCase("a ==[dc] 'x'", [], "a ==[cd] \"x\""),
    FormatCase("a CONTAINS [n] 'x'", [], "a CONTAINS[n] \"x\""),
    FormatCase("a CONTAINS[cdl] 'x'", [], "a CONTAINS[cdl] \"x\""),

    // Compounds: precedence increases from OR to AND to NOT; parentheses stay where they group.
    FormatCase("a=1 or b=2 and c=3", [], "a == 1 OR (b == 2 AND c == 3)"),
    FormatCase("(a=1 || b=2) && c=3", [], "(a == 1 OR b == 2) AND c == 3"),
    FormatCase("a=1 AND b=2 AND c=3", [], "a == 1 AND b == 2 AND c == 3"),
    FormatCase("a=1 AND (b=2 AND c=3)", [], "a == 1 AND (b == 2 AND c == 3)"),
    FormatCase("NOT a=1 AND b=2", [], "(NOT a == 1) AND b == 2"),
    FormatCase("!(a=1 OR b=2)", [], "NOT (a == 1 OR b == 2)"),
    FormatCase("!a=1", [], "NOT a == 1"), FormatCase("NOT NOT a=1", [], "NOT (NOT a == 1)"),
    FormatCase("((((a))) == ((1)))", [], "a == 1"),
    FormatCase("TRUEPREDICATE AND falsepredicate", [], "TRUEPREDICATE AND FALSEPREDICATE"),

    // Quantifiers.
    FormatCase("ANY a.b == 1", [], "ANY a.b == 1"), FormatCase("some a.b == 1", [], "ANY a.b == 1"),
    FormatCase("ALL a.b < 18", [], "ALL a.b < 18"),
    FormatCase("NONE a.b == 1", [], "NOT ANY a.b == 1"),
    FormatCase("ANY (a.b == 1)", [], "ANY a.b == 1"),

    // Values.
    FormatCase("a == 0x1F", [], "a == 31"), FormatCase("a == 0b101", [], "a == 5"),
    FormatCase("a == 0o17", [], "a == 15"), FormatCase("a == 2.71828", [], "a == 2.71828"),
    FormatCase("a == 9.2e-5", [], "a == 9.2e-05"), FormatCase("a == 1.0", [], "a == 1"),
    FormatCase("a == 1e20", [], "a == 1e+20"), FormatCase("a == -42", [], "a == -42"),
    FormatCase("a == - 4.5", [], "a == -4.5"),
    FormatCase("a == -9223372036854775807", [], "a == -9223372036854775807"),
    FormatCase("a == NULL OR a = Nil", [], "a == nil OR a == nil"),
    FormatCase("self == 'x'", [], "SELF == \"x\""), FormatCase("a == {}", [], "a == {}"),
    FormatCase("a IN {1, 'x', {2}, b}", [], "a IN {1, \"x\", {2}, b}"),
    FormatCase("a > CAST(592299475.57712, 'NSDate')", [], "a > CAST(592299475.577120, \"NSDate\")"),

    // Strings.
    FormatCase(#"a == 'it\'s'"#, [], #"a == "it's""#),
    FormatCase(#"a == "it's""#, [], #"a == "it's""#),
    FormatCase(#"a == 'say "hi"'"#, [], #"a == "say \"hi\"""#),
    FormatCase(#"a == '\n\t\\'"#, [], #"a == "\n\t\\""#),
    FormatCase(#"a == '\u00e9\x41\101'"#, [], #"a == "éAA""#),
    FormatCase(#"a == '\uD83D\uDE00'"#, [], #"a == "😀""#),
    FormatCase(#"a MATCHES '\d+'"#, [], #"a MATCHES "d+""#),
    FormatCase(#"a MATCHES '\\d+'"#, [], #"a MATCHES "\\d+""#),
    FormatCase("a MATCHES %@", [#"\d+"#], #"a MATCHES "\\d+""#),
    FormatCase("a == '%@ %K $x'", [], "a == \"%@ %K $x\""),
    FormatCase("a CONTAINS '100%'", [], "a CONTAINS \"100%\""),
    FormatCase("a == ''", [], "a == \"\""),

    // Keys.
    FormatCase("#size == 1", [], "#size == 1"), FormatCase("#label == 1", [], "label == 1"),
    FormatCase("a.first.LIKE == 1", [], "a.first.LIKE == 1"),
    FormatCase("a.@count == 3", [], "a.@count == 3"),
    FormatCase("@sum.items.price < 1000", [], "@sum.items.price < 1000"),
    FormatCase("%K > 0", ["frame.size.width"], "frame.size.width > 0"),
    FormatCase("frame.%K > 0", ["size.width"], "frame.size.width > 0"),
    FormatCase("%K CONTAINS 'a'", ["SELF"], "SELF CONTAINS \"a\""),
    FormatCase("%K == 1", ["size"], "#size == 1"), FormatCase("$name == 1", [], "$name == 1"),

    // Arithmetic, indexes and functions.
    FormatCase("1 + 2 * 3 == 7", [], "1 + (2 * 3) == 7"),
    FormatCase("1 - 2 - 3 == a", [], "(1 - 2) - 3 == a"),
    FormatCase("2 ** 3 ** 2 == a", [], "2 ** (3 ** 2) == a"),
    FormatCase("(1 + 2) / 3 == 1", [], "(1 + 2) / 3 == 1"),
    FormatCase("-a == 1", [], "0 - a == 1"),
    FormatCase("SELF like[c] %@*%@", ["a", "b"], "SELF LIKE[c] \"a\" * \"b\""),
    FormatCase(
      "a[first] == a[1] AND a[Last] == a['k']", [], "a[FIRST] == a[1] AND a[LAST] == a[\"k\"]"),
    FormatCase("a[SIZE] == 3", [], "a[SIZE] == 3"),
    FormatCase("a[0].b.c == 3", [], "a[0].b.c == 3"),
    FormatCase("lowercase(label) == 'x'", [], "lowercase(label) == \"x\""),
    FormatCase("lowercase:(label) == 'x'", [], "lowercase(label) == \"x\""),
    FormatCase("modulus:by:(count, 2) == 0", [], "modulus:by:(count, 2) == 0"),
    FormatCase("max(1, 2, count) == sum({1, 2})", [], "max(1, 2, count) == sum({1, 2})"),
    FormatCase("a ==\n\t1", [], "a == 1"),
  ]

  @Test(arguments: canonical)
  func `a format string is printed in Apple's canonical form`(_ row: FormatCase<String>) throws {
    let predicate = try parsed(row.format, row.arguments)
    #expect(predicate.formatString == row.expected)
    #expect(try parsed(row.expected) == predicate, "the printed form is another predicate")
  }

  static let arguments: [FormatCase<String>] = [
    FormatCase("a == %@", [nil], "a == nil"), FormatCase("a == %@", [true], "a == 1"),
    FormatCase("a == %@", [5], "a == 5"), FormatCase("a == %@", [2.5], "a == 2.5"),
    FormatCase("a == %@", ["it's \"so\""], #"a == "it's \"so\"""#),
    FormatCase("a IN %@", [["x", 1, nil]], "a IN {\"x\", 1, nil}"),
    FormatCase("a BETWEEN %@", [[1, 10]], "a BETWEEN {1, 10}"),
    FormatCase("a BETWEEN {%@, %@}", [1, 3], "a BETWEEN {1, 3}"),
    FormatCase("a == %d AND b == %i", [1, -2], "a == 1 AND b == -2"),
    FormatCase("a == %ld AND b == %lld", [1, 2], "a == 1 AND b == 2"),
    FormatCase("a == %u AND b == %lu", [1, 2], "a == 1 AND b == 2"),
    FormatCase("a == %x", [255], "a == 255"), FormatCase("a == %d", [true], "a == 1"),
    FormatCase("a == %f AND b == %g", [0.5, 2.0], "a == 0.5 AND b == 2"),
    FormatCase("a == %lf", [0.25], "a == 0.25"),
    FormatCase("a IN %@", [PredicateArgument(["b": "y", "a": "x"])], "a IN {\"x\", \"y\"}"),
  ]

  @Test(arguments: arguments)
  func `an argument takes the place of its specifier`(_ row: FormatCase<String>) throws {
    #expect(try parsed(row.format, row.arguments).formatString == row.expected)
  }

  @Test func `a typical query has the expected tree`() throws {
    let predicate = try parsed("label CONTAINS[cd] %@ AND isEnabled == TRUE", ["Month"])
    let first = PredicateComparison(
      left: .keyPath(["label"]), operator: .contains, right: .constant(.string("Month")),
      options: [.caseInsensitive, .diacriticInsensitive])
    let second = PredicateComparison(
      left: .keyPath(["isEnabled"]), operator: .equal, right: .constant(.bool(true)))
    #expect(predicate == .and([.comparison(first), .comparison(second)]))
  }

  @Test func `a subscript's predicate is the parsed one`() throws {
    #expect(try parsed("%@ IN identifiers", ["X"]) == .identified(by: "X"))
    #expect(
      ElementPredicate.identified(by: "say \"X\"").description == #""say \"X\"" IN identifiers"#)
  }

  @Test func `a predicate can be written with its arguments in place`() throws {
    #expect(try ElementPredicate(format: "label == %@", "OK").formatString == "label == \"OK\"")
  }

  @Test func `a long chain of ands is one predicate`() throws {
    let format = Array(repeating: "a == 1", count: 10_000).joined(separator: " AND ")
    guard case .and(let operands) = try parsed(format) else {
      Issue.record("no AND at the top")
      return
    }
    #expect(operands.count == 10_000)
  }

  @Test func `a large collection is accepted as an argument`() throws {
    let names: [PredicateValue] = (0..<10_000).map { .string("name \($0)") }
    let predicate = try parsed("label IN %@", [.value(.array(names))])
    #expect(try predicate.evaluate(on: FakeElement([.label: .string("name 9999")])))
  }

  @Test func `variables are replaced by values`() throws {
    let template = try parsed("ANY {$a, 2}[0] == $b + 1 AND NOT (label == $a OR $b IN {$a})")
    let predicate = try template.substituting(["a": "x", "b": 1])
    #expect(
      predicate.formatString
        == "ANY {\"x\", 2}[0] == 1 + 1 AND (NOT (label == \"x\" OR 1 IN {\"x\"}))")
    let missing = #expect(throws: ElementPredicateError.self) {
      try template.substituting(["a": 1, "bb": 2])
    }
    #expect(missing?.code == .variableWithoutValue)
    #expect(
      missing?.description
        == "The variable $b has no value. The variables are a, bb.")
  }

  @Test func `the keys of a predicate are the first of each path`() throws {
    let predicate = try parsed(
      "frame.size.width > 3 AND "
        + "(NOT lowercase(label) IN {title, 'x'} OR identifiers[count] == -value)"
    )
    #expect(predicate.keys == ["frame", "label", "title", "identifiers", "count", "value"])
    try predicate.checkKeys()
    let error = #expect(throws: ElementPredicateError.self) {
      try parsed("lable == 'x'").checkKeys()
    }
    #expect(error?.code == .unknownKey)
    #expect(error?.suggestion == "label")
  }
}
