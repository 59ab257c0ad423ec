import Foundation

/// A figure, its baseline, and its limit as a multiple of the baseline.
struct NetworkFigure {
  var name: String
  var value: Double
  var unit: String
  var base: (name: String, value: Double)
  var limit: Double

  var isWithinLimit: Bool { ratio <= limit }

  private var ratio: Double { base.value > 0 ? value / base.value : .infinity }

  var line: String {
    let mark = isWithinLimit ? "ok  " : "OVER"
    let title = name.padding(toLength: 36, withPad: " ", startingAt: 0)
    return String(
      format: "%@  %@%9.3f %@   %5.2f × %@ (%.3f %@), at most %.1f ×", mark, title, value, unit,
      ratio, base.name, base.value, unit, limit)
  }

  /// Returns the median of measurements.
  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
