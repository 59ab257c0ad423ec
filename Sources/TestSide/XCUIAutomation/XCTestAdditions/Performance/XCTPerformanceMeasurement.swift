import Foundation

/// One figure that a metric found in one run of a block.
open class XCTPerformanceMeasurement: NSObject {
  /// Which figure it is, such as `com.apple.dt.XCTMetric_Clock.time.monotonic`.
  public let identifier: String
  /// Which figure it is, for people, such as `Clock Monotonic Time`.
  public let displayName: String
  /// The figure, in its unit.
  public let doubleValue: Double
  /// The unit, such as `s`.
  public let unitSymbol: String
  /// Whether less or more is better.
  public let polarity: Polarity

  /// Makes a figure.
  ///
  /// - Parameters:
  ///   - identifier: Which figure it is.
  ///   - displayName: Which figure it is, for people.
  ///   - doubleValue: The figure.
  ///   - unitSymbol: Its unit.
  ///   - polarity: Whether less or more is better.
  public init(
    identifier: String, displayName: String, doubleValue: Double, unitSymbol: String,
    polarity: Polarity = .prefersSmaller
  ) {
    self.identifier = identifier
    self.displayName = displayName
    self.doubleValue = doubleValue
    self.unitSymbol = unitSymbol
    self.polarity = polarity
  }

  /// Makes a figure with a unit.
  ///
  /// - Parameters:
  ///   - identifier: Which figure it is.
  ///   - displayName: Which figure it is, for people.
  ///   - value: The figure and its unit.
  ///   - polarity: Whether less or more is better.
  public convenience init(
    identifier: String, displayName: String, value: Measurement<Unit>,
    polarity: Polarity = .prefersSmaller
  ) {
    self.init(
      identifier: identifier, displayName: displayName, doubleValue: value.value,
      unitSymbol: value.unit.symbol, polarity: polarity)
  }

  /// The figure and its unit.
  open var value: Measurement<Unit> {
    Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol))
  }
}

extension XCTPerformanceMeasurement {
  /// Whether less or more of a figure is better, with Apple's raw values.
  public enum Polarity: Int, Sendable, Hashable {
    /// Less is better.
    case prefersSmaller = -1
    /// Neither is.
    case unspecified = 0
    /// More is better.
    case prefersLarger = 1
  }
}
