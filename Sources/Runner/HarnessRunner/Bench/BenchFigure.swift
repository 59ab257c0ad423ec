import Foundation

/// A benchmark figure and its limit, a multiple of something else that is measured in the same run.
///
/// No limit is a number of milliseconds: that would only tell how fast the machine is.
struct BenchFigure {
  /// The name of the measurement.
  var name: String
  /// The median, in milliseconds.
  var value: Double
  /// The measurement to compare with, in milliseconds.
  var base: (name: String, value: Double)
  /// The limit, as a multiple of the base.
  var limit: Double

  var isWithinLimit: Bool { measured <= limit }

  private var measured: Double { base.value > 0 ? value / base.value : .infinity }

  /// The figure as a line of the table.
  var line: String {
    let time = String(format: "%9.3f ms", value)
    let comparison = String(
      format: "%5.2f × %@ (%.3f ms), at most %.2f ×", measured, base.name, base.value, limit)
    return "\(name.padding(toLength: 44, withPad: " ", startingAt: 0))\(time)   \(comparison)"
  }
}
