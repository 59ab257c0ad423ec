import AutomationProtocol
import Testing

@Suite struct PredicateFormatterTests {
  @Test func `a printed predicate parses to the same predicate`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = RandomPredicate(seed: seed)
    for round in 0..<1_000 {
      let predicate = random.predicate()
      let text = predicate.formatString
      let again = try #require(
        try? PredicateParser.parse(text), "seed \(seed), round \(round): \(text)")
      #expect(again == predicate, "seed \(seed), round \(round): \(text)")
      #expect(again.formatString == text, "seed \(seed), round \(round)")
    }
  }

  static let compounds: [(ElementPredicate, String)] = [
    (.and([]), "TRUEPREDICATE"), (.or([]), "FALSEPREDICATE"),
    (.and([.identified(by: "a")]), "\"a\" IN identifiers"),
    (.or([.and([.value(true), .value(false)])]), "TRUEPREDICATE AND FALSEPREDICATE"),
    (.not(.and([.not(.value(true))])), "NOT (NOT TRUEPREDICATE)"),
    (.not(.and([.value(true)])), "NOT TRUEPREDICATE"),
  ]

  @Test(arguments: compounds)
  func `compounds of zero or one operands need no parentheses`(
    _ predicate: ElementPredicate, _ text: String
  ) {
    #expect(predicate.formatString == text)
  }

  @Test func `constants print as literals`() {
    let values: [(PredicateValue, String)] = [
      (.null, "nil"), (.bool(true), "1"), (.bool(false), "0"), (.double(3), "3"),
      (.double(-0.5), "-0.5"),
      (.array([.int(1), .string("x")]), "{1, \"x\"}"),
      (.dictionary(["b": .int(2), "a": .int(1)]), "{1, 2}"),
      (.rect(x: 0, y: 0.5, width: 10, height: 20), "CAST(\"{{0, 0.5}, {10, 20}}\", \"CGRect\")"),
      (.string("a\u{1}"), "\"a\\u0001\""),
    ]
    for (value, text) in values {
      #expect(value.description == text)
    }
  }
}
