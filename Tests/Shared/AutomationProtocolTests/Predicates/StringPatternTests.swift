import Foundation
import Testing

@testable import AutomationProtocol

@Suite struct StringPatternTests {
  @Test func `bytes and Foundation agree`() {
    let texts = [
      "", "a", "A", "ab", "aB", "bab", "Ab ab", "x\r\ny", "abcabd", "aaab", "Button 999",
      "the Button 99 and button 999", "button 99", "naïve button 999", "\u{212A}", "k",
      "aaaaaaaaaaab",
    ]
    let seen: [PredicateComparison.Options] = [[], .caseInsensitive, .diacriticInsensitive]
    for options in seen {
      for text in texts {
        for other in texts {
          let pattern = StringPattern(other, options: options)
          let compare = options.compareOptions
          let isFound = { (anchor: String.CompareOptions) in
            !other.isEmpty && text.range(of: other, options: compare.union(anchor)) != nil
          }
          #expect(pattern.isContained(in: text) == isFound([]), "\(other) in \(text)")
          #expect(pattern.isPrefix(of: text) == isFound(.anchored), "\(other) before \(text)")
          #expect(
            pattern.isSuffix(of: text) == isFound([.anchored, .backwards]), "\(other) after \(text)"
          )
          #expect(
            pattern.isEqual(to: text) == (text.compare(other, options: compare) == .orderedSame))
        }
      }
    }
  }

  static let wildcards: [(pattern: String, text: String, fits: Bool)] = [
    ("hello", "hello", true), ("hello", "HELLO", false), ("hel*o", "hello", true),
    ("hel*o", "heo", false), ("hel*o", "helllo", true), ("hel?o", "helo", false),
    ("hel?o", "hello", true), ("hel?o", "helllo", false), ("*", "", true), ("?", "", false),
    ("", "", true), ("", "a", false), ("**a**", "bab", true), ("*a*b*c*", "xaxbxcx", true),
    ("*a*b*c*", "xcxbxax", false), (#"\*"#, "*", true), (#"\*"#, "a", false), (#"a\?"#, "a?", true),
    (#"a\?"#, "ab", false), (#"a\\"#, #"a\"#, true), (#"a\"#, #"a\"#, true), ("a*", "a\nb", true),
    ("?", "👩‍👩‍👧", true),
    ("?", "e\u{301}", true), ("[a].b", "[a].b", true), ("[a].b", "a.b", false),
  ]

  @Test(arguments: wildcards)
  func `LIKE has two wildcards`(_ row: (pattern: String, text: String, fits: Bool)) {
    #expect(WildcardPattern(row.pattern, options: []).matches(row.text) == row.fits)
  }

  @Test func `LIKE does not take exponential time`() {
    let pattern = WildcardPattern(String(repeating: "a*", count: 50) + "b", options: [])
    #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
  }

  static let expressions: [(pattern: String, text: String, matches: Bool)] = [
    ("a|ab", "ab", true), ("^a$", "a", true), ("a", "a\n", false), (".*", "a\nb", false),
    ("(?s).*", "a\nb", true), ("(?x) a # comment", "a", true), ("(?i)abc", "ABC", true),
    ("[^\\s]+", "a b", false), ("日本.", "日本語", true), ("👩‍👩‍👧+", "👩‍👩‍👧", true),
  ]

  @Test(arguments: expressions)
  func `MATCHES needs a full match`(_ row: (pattern: String, text: String, matches: Bool)) throws {
    let expression = try RegularExpressionPattern(row.pattern, options: [])
    #expect(try expression.matches(row.text) == row.matches)
  }

  @Test func `a regular expression with exponential time is an error`() throws {
    let expression = try RegularExpressionPattern("(a|aa)+b", options: [])
    let error = #expect(throws: ElementPredicateError.self) {
      try expression.matches(String(repeating: "a", count: 60))
    }
    #expect(error?.code == .regularExpressionTooSlow)
    #expect(
      error?.description
        == "The regular expression \"(a|aa)+b\" took too many steps on a text of 60 characters. "
        + "Repetitions inside repetitions, as in (a+)+, are the usual cause.")
  }

  @Test func `a regular expression that fills its stack is an error, not a mismatch`() throws {
    let expression = try RegularExpressionPattern("(a|b)*", options: [])
    #expect(try expression.matches(String(repeating: "ab", count: 1_000)))
    let error = #expect(throws: ElementPredicateError.self) {
      try expression.matches(String(repeating: "ab", count: 1_000_000))
    }
    #expect(error?.code == .regularExpressionTooDeep)
    #expect(error?.description.contains("too many backtracking positions") == true)
  }

  @Test func `a label of a megabyte is searched like any other`() throws {
    let label = FakeElement([.label: .string(String(repeating: "ab ", count: 350_000) + "Ende é")])
    for format in [
      "label CONTAINS 'Ende'", "label ENDSWITH[c] 'É'", "label LIKE '*Ende*'",
      "label MATCHES '(?s).*é'",
    ] {
      #expect(try parsed(format).evaluate(on: label), "\(format)")
    }
    let error = #expect(throws: ElementPredicateError.self) {
      try parsed("label > 3").evaluate(on: label)
    }
    #expect(error?.description.count ?? .max < 300)
  }
}
