import Foundation

/// A benchmark figure and its limit, a multiple of another measurement in the same run.
///
/// Limits aren't in milliseconds, which would only show the machine's speed.
struct BenchFigure {
  /// The name of the measurement.
  var name: String
  /// The median, in the unit.
  var value: Double
  /// The measurement to compare with, in the unit.
  var base: (name: String, value: Double)
  /// The limit, as a multiple of the base; `nil` for a figure that is only shown.
  var limit: Double?
  /// The desired value, in the unit, if any.
  ///
  /// It's only shown and isn't a limit, because it depends on the machine.
  var aim: Double?
  /// The unit of the value and the base: milliseconds, or megabytes for memory.
  var unit = "ms"

  var isWithinLimit: Bool { limit.map { measured <= $0 } ?? true }

  private var measured: Double { base.value > 0 ? value / base.value : .infinity }

  /// The line of the figure in the table.
  var line: String {
    let time = String(format: "%9.3f %@", value, unit)
    let comparison = String(
      format: "%5.2f × %@ (%.3f %@)", measured, base.name, base.value, unit)
    let limit = limit.map { String(format: ", at most %.2f ×", $0) } ?? ""
    let aim = aim.map {
      String(format: ", wanted at most %.3f %@", $0, unit) + (value <= $0 ? "" : " (missed)")
    }
    return
      "\(name.padding(toLength: 44, withPad: " ", startingAt: 0))\(time)   \(comparison)\(limit)"
      + (aim ?? "")
  }
}
