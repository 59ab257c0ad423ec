import Foundation

/// A benchmark figure and its limit, both measured in the same run.
struct BenchFigure {
  /// The name of the measurement.
  var name: String
  /// The median, in milliseconds.
  var value: Double
  /// The measurement to compare with, in milliseconds; `nil` if the limit is absolute.
  var base: (name: String, value: Double)?
  /// The limit: a multiple of the base, or milliseconds.
  var limit: Double

  var isWithinLimit: Bool { measured <= limit }

  private var measured: Double { base.map { $0.value > 0 ? value / $0.value : .infinity } ?? value }

  /// The figure as a line of the table.
  var line: String {
    let time = String(format: "%9.3f ms", value)
    let comparison: String
    if let base {
      comparison = String(
        format: "%5.2f × %@ (%.3f ms), at most %.1f ×", measured, base.name, base.value, limit)
    } else {
      comparison = String(format: "at most %.0f ms", limit)
    }
    return "\(name.padding(toLength: 44, withPad: " ", startingAt: 0))\(time)   \(comparison)"
  }
}
