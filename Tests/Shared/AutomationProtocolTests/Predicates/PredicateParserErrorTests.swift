import AutomationProtocol
import Testing

@Suite struct PredicateParserErrorTests {
  /// The expected messages, without "Unable to parse the format string "…": ".
  static let faults: [FormatCase<String>] = [
    FormatCase(
      "label CONTAIN 'x'", [],
      """
      expected a comparison operator such as == or CONTAINS at character 6, found CONTAIN \
      (did you mean CONTAINS?).
        label CONTAIN 'x'
              ^
      """),
    FormatCase(
      "", [],
      """
      expected a key or a value at character 0, found the end of the string.
        
        ^
      """),
    FormatCase(
      "label ==", [],
      """
      expected a key or a value at character 8, found the end of the string.
        label ==
                ^
      """),
    FormatCase(
      "exists", [],
      """
      expected a comparison operator such as == or CONTAINS at character 6, \
      found the end of the string (did you mean == TRUE?).
        exists
              ^
      """),
    FormatCase(
      "exists AND label == 'x'", [],
      """
      expected a comparison operator such as == or CONTAINS at character 7, found AND \
      (did you mean == TRUE?).
        exists AND label == 'x'
               ^
      """),
    FormatCase(
      "(label == 'x'", [],
      """
      expected AND, OR or ) at character 13, found the end of the string.
        (label == 'x'
                     ^
      """),
    FormatCase(
      "label == 'x')", [],
      """
      expected AND, OR or the end of the string at character 12, found ).
        label == 'x')
                    ^
      """),
    FormatCase(
      "label == 'What's'", [],
      """
      expected AND, OR or the end of the string at character 15, found s.
        label == 'What's'
                       ^
      """),
    FormatCase(
      "label == 'x", [],
      """
      the string that begins at character 9 has no closing '.
        label == 'x
                 ^
      """),
    FormatCase(
      "label == “x”", [],
      """
      the character “ at character 9 means nothing outside of quotes (did you mean "?).
        label == “x”
                 ^
      """),
    FormatCase(
      "étrange == 1", [],
      """
      the character é at character 0 means nothing outside of quotes.
        étrange == 1
        ^
      """),
    FormatCase(
      "foo == @%", ["bar"],
      """
      the character @ at character 7 means nothing outside of quotes (did you mean %@?).
        foo == @%
               ^
      """),
    FormatCase(
      #"label == '\u12'"#, [],
      #"""
      the escape \u12 at character 10 is not a character; write \uXXXX or \xXX in hexadecimal digits, \#
      or \\ for a backslash.
        label == '\u12'
                  ^
      """#),
    FormatCase(
      "count == 12abc", [],
      """
      12abc at character 9 is not a number that a predicate can hold.
        count == 12abc
                 ^
      """),
    FormatCase(
      "%k == %@", ["a", "b"],
      """
      %k at character 0 is not a format specifier (did you mean %K?); use %@ for a value, %K for a key, \
      %d for an integer, %f for a number with a fraction.
        %k == %@
        ^
      """),
    FormatCase(
      "label == %@ AND value == %@", ["a"],
      """
      argument count mismatch: %@ at character 25 has no argument; it has 2 format specifiers, and \
      1 argument was given.
        label == %@ AND value == %@
                                 ^
      """),
    FormatCase(
      "label == '%@'", ["a"],
      """
      argument count mismatch: it has 0 format specifiers, and 1 argument was given; remove the \
      rest, and note that a specifier inside quotes is plain text.
      """),
    FormatCase(
      "label == %@", ["a", "b"],
      """
      argument count mismatch: it has 1 format specifier, and 2 arguments were given; remove the \
      rest, and note that a specifier inside quotes is plain text.
      """),
    FormatCase(
      "count == %d", ["three"],
      """
      %d at character 9 takes an integer, and its argument is "three" (a string) (did you mean %@?).
        count == %d
                 ^
      """),
    FormatCase(
      "count == %f", [3],
      """
      %f at character 9 takes a number with a fraction, and its argument is 3 (a number) \
      (did you mean %d?).
        count == %f
                 ^
      """),
    FormatCase(
      "%K == 1", ["my key"],
      """
      %K at character 0 takes keys of A-Z, a-z, 0-9 and _ with dots between, and its argument is \
      "my key" (a string) (did you mean %@?).
        %K == 1
        ^
      """),
    FormatCase(
      "label == %@", [.unsupported(type: "UIColor")],
      """
      %@ at character 9 takes a string, number, date, rectangle, array, set, dictionary or nil, and \
      its argument is of the type UIColor.
        label == %@
                 ^
      """),
    FormatCase(
      "first == 1", [],
      """
      first at character 0 is a word of the predicate language; write #first for a key of that name.
        first == 1
        ^
      """),
    FormatCase(
      "== 1", [],
      """
      expected a key or a value at character 0, found ==.
        == 1
        ^
      """),
    FormatCase(
      "floot(count) == 1", [],
      """
      there is no function floot at character 0 (did you mean floor?); the functions are lowercase, \
      uppercase, length, count, abs, sum, min, max, average, sqrt, floor, ceiling, trunc, modulus:by:.
        floot(count) == 1
        ^
      """),
    FormatCase(
      "length(label, title) == 1", [],
      """
      length at character 0 takes 1 argument, and 2 are given.
        length(label, title) == 1
        ^
      """),
    FormatCase(
      "label ==[q] 'x'", [],
      """
      [q] at character 9 is not a comparison option; c ignores case, d ignores accents, \
      n takes strings as they are, l follows the locale.
        label ==[q] 'x'
                 ^
      """),
    FormatCase(
      "FUNCTION(a, 'length') == 1", [],
      """
      FUNCTION at character 0 is not available here; use key paths, functions, ANY or ALL.
        FUNCTION(a, 'length') == 1
        ^
      """),
    FormatCase(
      "SUBQUERY(a, x, x == 1).@count == 1", [],
      """
      expected a $VARIABLE at character 12, found x.
        SUBQUERY(a, x, x == 1).@count == 1
                    ^
      """),
    FormatCase(
      "SUBQUERY(a, $x, $x).@count == 1", [],
      """
      expected a comparison operator such as == or CONTAINS at character 18, found ) \
      (did you mean == TRUE?).
        SUBQUERY(a, $x, $x).@count == 1
                          ^
      """),
    FormatCase(
      "count %% 2 == 0", [],
      """
      %% at character 6 is not available here; use modulus:by:(a, b) for a remainder.
        count %% 2 == 0
              ^
      """),
    FormatCase(
      "(label == 'x') == 1", [],
      """
      expected a key or a value at character 0, found a whole predicate.
        (label == 'x') == 1
        ^
      """),
    FormatCase(
      "label == 'a' AND\n  value = = 'b'", [],
      """
      expected a key or a value at character 27, found =.
          value = = 'b'
                  ^
      """),
  ]

  @Test(arguments: faults)
  func `a malformed format string is explained`(_ row: FormatCase<String>) {
    let error = parsingError(row.format, row.arguments)
    let start = "Unable to parse the format string \"\(row.format)\": "
    #expect(error?.description == start + row.expected)
    #expect(error?.format == row.format)
  }

  static let codes: [FormatCase<ElementPredicateError.Code>] = [
    FormatCase("a == 0x", [], .invalidNumber),
    FormatCase("a == 0xFFFFFFFFFFFFFFFFF", [], .invalidNumber),
    FormatCase("a == 1e999", [], .invalidNumber), FormatCase("a == 1e", [], .invalidNumber),
    FormatCase(#"a == '\uD83D'"#, [], .invalidEscape),
    FormatCase(#"a == '\x4'"#, [], .invalidEscape),
    FormatCase(#"a == '\78'"#, [], .invalidEscape),
    FormatCase(#"a == 'x\"#, [], .unterminatedString),
    FormatCase("a == %5d", [1], .unknownSpecifier), FormatCase("a == %1$@", [1], .unknownSpecifier),
    FormatCase("a == %s", ["x"], .unknownSpecifier), FormatCase("a == %", [], .unknownSpecifier),
    FormatCase("%@", ["TRUEPREDICATE"], .unexpectedToken),
    FormatCase("0 || 1", [], .unexpectedToken),
    FormatCase("TRUE", [], .unexpectedToken), FormatCase("a == $", [], .invalidCharacter),
    FormatCase("a == #", [], .invalidCharacter), FormatCase("a ? b", [], .invalidCharacter),
    FormatCase("a == %@", [.value(.double(.nan))], .wrongArgument),
    FormatCase("a == %@", [.value(.double(.infinity))], .wrongArgument),
    FormatCase("%K == 1", [""], .wrongArgument), FormatCase("%K == 1", [nil], .wrongArgument),
    FormatCase("%K == 1", ["a..b"], .wrongArgument), FormatCase("a == %d", [1.5], .wrongArgument),
    FormatCase("a IN {1, 2", [], .unexpectedToken),
    FormatCase("a IN {1,, 2}", [], .unexpectedToken),
    FormatCase("a[ == 1", [], .unexpectedToken), FormatCase("a. == 1", [], .unexpectedToken),
    FormatCase("a ==[] 1", [], .unexpectedToken), FormatCase("ANY a", [], .unexpectedToken),
    FormatCase("NOT", [], .unexpectedToken), FormatCase("a == 1 AND", [], .unexpectedToken),
    FormatCase("a NOT IN {1}", [], .unexpectedToken),
    FormatCase("a == b == c", [], .unexpectedToken),
    FormatCase("1 + == 2", [], .unexpectedToken), FormatCase("{a == 1} == 2", [], .unexpectedToken),
    FormatCase("CAST('x', 'NSDate') == a", [], .unsupported),
    FormatCase("CAST(1, 'NSString') == a", [], .unsupported),
    FormatCase("a == min()", [], .wrongArgumentCount),
    FormatCase("like == 1", [], .unexpectedToken),
  ]

  @Test(arguments: codes)
  func `every fault has its code`(_ row: FormatCase<ElementPredicateError.Code>) {
    #expect(parsingError(row.format, row.arguments)?.code == row.expected)
  }

  @Test func `a position counts characters, however they are composed`() {
    #expect(parsingError("label == '👩‍👩‍👧é' !")?.position == 14)
  }

  @Test func `a caret in a long string shows only its surroundings`() throws {
    let format = "label IN {\(String(repeating: "'item', ", count: 50))} AND ]"
    let error = try #require(parsingError(format))
    let lines = error.description.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].count <= 104)
    #expect(lines[1].hasPrefix("  …"))
    #expect(lines[2].hasSuffix(" ^"))
    let caret = lines[2].count - 1
    #expect(Array(lines[1])[caret] == "}")
  }

  struct Tower: Sendable, CustomTestStringConvertible {
    var format: String

    init(_ format: String) { self.format = format }

    var testDescription: String { format.prefix(12) + "…" }
  }

  static let towers: [String] = [
    String(repeating: "(", count: 10_000) + "a == 1" + String(repeating: ")", count: 10_000),
    String(repeating: "(", count: 10_000),
    String(repeating: "NOT ", count: 10_000) + "a == 1",
    String(repeating: "!", count: 10_000) + "a == 1",
    "a == " + String(repeating: "-", count: 10_000) + "1",
    "a == " + String(repeating: "{", count: 10_000) + String(repeating: "}", count: 10_000),
    "a == " + Array(repeating: "1", count: 10_000).joined(separator: "+"),
    "a == " + Array(repeating: "1", count: 10_000).joined(separator: "**"),
    "a" + String(repeating: "[0]", count: 10_000) + " == 1",
    String(repeating: "SUBQUERY(a, $x, ", count: 10_000) + "a == 1",
    "a" + String(repeating: "[a", count: 10_000) + " == 1",
    String(repeating: "abs(", count: 10_000) + "1",
  ]

  @Test(arguments: towers.map(Tower.init))
  func `extreme nesting is an error rather than a crash`(_ tower: Tower) {
    #expect(parsingError(tower.format)?.code == .tooDeep)
  }

  @Test func `many comparisons with arithmetic are accepted`() throws {
    let format = Array(repeating: "(a + 1)[0] == -b * 2", count: 200).joined(separator: " OR ")
    guard case .or(let operands) = try parsed(format) else {
      Issue.record("no OR at the top")
      return
    }
    #expect(operands.count == 200)
  }

  @Test func `nesting within the limit is accepted`() throws {
    let format = String(repeating: "(", count: 128) + "a == 1" + String(repeating: ")", count: 128)
    #expect(try parsed(format).formatString == "a == 1")
  }

  @Test func `no mutilated format string traps`() {
    let whole =
      #"NOT (label CONTAINS[cd] 'Mo\u00e9' OR a[FIRST].b >= -1.5e3) "#
      + "AND ANY {1, $x} BETWEEN sum(%@, %K)"
    let characters = Array(whole)
    for length in 0..<characters.count {
      _ = parsingError(String(characters[..<length]), [1, "a"])
      var without = characters
      without.remove(at: length)
      _ = parsingError(String(without), [1, "a"])
    }
    let seed = UInt64.random(in: 0 ... .max)
    var random = RandomPredicate(seed: seed)
    for _ in 0..<2_000 {
      var mixed = characters
      for _ in 0..<5 {
        mixed.swapAt(random.number(below: mixed.count), random.number(below: mixed.count))
      }
      let error = parsingError(String(mixed), [1, "a"])
      // The position, if there is one, lies within the string.
      #expect(error?.position ?? 0 <= mixed.count, "seed \(seed): \(String(mixed))")
    }
  }
}
