import Foundation

/// The `CAST` syntax of values that have no literal: `CAST(592299475.577120, "NSDate")`.
///
/// Dates have Foundation's form; points, sizes and rectangles have an analogous one.
enum PredicateCast {
  static let examples = ["CAST(seconds, \"NSDate\")", "CAST(\"{{x, y}, {w, h}}\", \"CGRect\")"]

  static func value(_ value: PredicateValue, as type: String) -> PredicateValue? {
    switch (value, type) {
    case (.int, "NSDate"), (.double, "NSDate"):
      value.number.map { .date(Date(timeIntervalSinceReferenceDate: $0.doubleValue)) }
    case (.string(let text), "CGPoint"):
      numbers(text, count: 2).map { .point(x: $0[0], y: $0[1]) }
    case (.string(let text), "CGSize"):
      numbers(text, count: 2).map { .size(width: $0[0], height: $0[1]) }
    case (.string(let text), "CGRect"):
      numbers(text, count: 4).map { .rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    default: nil
    }
  }

  static func text(of value: PredicateValue) -> String? {
    switch value {
    case .date(let date):
      let seconds = date.timeIntervalSinceReferenceDate
      let fixed = String(format: "%.6f", seconds)
      return "CAST(\(Double(fixed) == seconds ? fixed : "\(seconds)"), \"NSDate\")"
    case .point(let x, let y): return "CAST(\"\(pair(x, y))\", \"CGPoint\")"
    case .size(let width, let height): return "CAST(\"\(pair(width, height))\", \"CGSize\")"
    case .rect(let x, let y, let width, let height):
      return "CAST(\"{\(pair(x, y)), \(pair(width, height))}\", \"CGRect\")"
    default: return nil
    }
  }

  private static func pair(_ first: Double, _ second: Double) -> String {
    "{\(PredicateFormatter.text(of: first)), \(PredicateFormatter.text(of: second))}"
  }

  private static func numbers(_ text: String, count: Int) -> [Double]? {
    let parts = text.split { "{}, ".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    return numbers.count == count && parts.count == count ? numbers : nil
  }
}
