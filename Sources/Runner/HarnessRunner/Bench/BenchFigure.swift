import Foundation

/// One figure of the benchmark beside its limit, both of the same run.
struct BenchFigure {
  /// What was measured.
  var name: String
  /// The median, in milliseconds.
  var value: Double
  /// What it is compared with, in milliseconds; nil when the limit is absolute.
  var base: (name: String, value: Double)?
  /// The most it may be: a multiple of the base, or milliseconds.
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
