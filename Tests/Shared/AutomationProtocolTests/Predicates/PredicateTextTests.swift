import Testing

@testable import AutomationProtocol

/// The fast comparison of texts agrees with the general comparison of values.
@Suite struct PredicateTextTests {
  /// A subject with at most one text, which it returns either as text or only as a value.
  private struct Subject: PredicateSubject {
    var text: String?
    var isQuick: Bool

    func predicateValue(forKey key: String) throws -> PredicateValue {
      text.map { .string($0) } ?? .null
    }

    func predicateText(forKey key: PredicateKey) -> PredicateText {
      isQuick ? text.map { .text($0) } ?? .none : .other
    }
  }

  private static let texts: [String?] = [nil, "", "Save", "save it", "sAVe", "é", "S*", "a\nb"]

  @Test(arguments: PredicateComparison.Operator.allCases)
  func `text and value comparisons agree`(operation: PredicateComparison.Operator) throws {
    for constant in ["", "Save", "save", "s", "S*", "É", "?ave.*"] {
      for options in [[], .caseInsensitive, [.caseInsensitive, .diacriticInsensitive]]
        as [PredicateComparison.Options]
      {
        let comparison = PredicateComparison(
          left: .keyPath(["label"]), operator: operation, right: .constant(.string(constant)),
          options: options)
        guard let predicate = try? CompiledPredicate(.comparison(comparison)) else { continue }
        for text in Self.texts {
          let quick = Result {
            try predicate.evaluate(on: Subject(text: text, isQuick: true))
          }.mapError { "\($0)" as TextError }
          let slow = Result {
            try predicate.evaluate(on: Subject(text: text, isQuick: false))
          }.mapError { "\($0)" as TextError }
          #expect(quick == slow, "\(text ?? "nil") \(comparison)")
        }
      }
    }
  }

  private struct TextError: Error, Equatable, ExpressibleByStringInterpolation {
    var text: String
    init(stringLiteral value: String) { text = value }
  }
}
