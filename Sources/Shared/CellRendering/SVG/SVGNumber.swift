import Foundation

/// Formats numbers for SVG, with visible precision only, and the same on every machine.
enum SVGNumber {
  static func text(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = Int(min(max(value * 100, -1e12), 1e12).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0
      ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
