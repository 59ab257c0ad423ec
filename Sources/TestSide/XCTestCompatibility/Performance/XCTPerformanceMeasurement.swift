import Foundation

/// One figure that a metric measured in one run of a block.
open class XCTPerformanceMeasurement: NSObject {
  /// The identifier of the figure, such as `com.apple.dt.XCTMetric_Clock.time.monotonic`.
  public let identifier: String
  /// The display name of the figure, such as `Clock Monotonic Time`.
  public let displayName: String
  /// The value of the figure, in its unit.
  public let doubleValue: Double
  /// The unit, such as `s`.
  public let unitSymbol: String
  /// Whether smaller or larger values are better.
  public let polarity: Polarity

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the figure.
  ///   - displayName: The display name of the figure.
  ///   - doubleValue: The value.
  ///   - unitSymbol: The unit.
  ///   - polarity: Whether smaller or larger values are better.
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

  /// Creates a measurement from a value with a unit.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the figure.
  ///   - displayName: The display name of the figure.
  ///   - value: The value and its unit.
  ///   - polarity: Whether smaller or larger values are better.
  public convenience init(
    identifier: String, displayName: String, value: Measurement<Unit>,
    polarity: Polarity = .prefersSmaller
  ) {
    self.init(
      identifier: identifier, displayName: displayName, doubleValue: value.value,
      unitSymbol: value.unit.symbol, polarity: polarity)
  }

  /// The value and its unit.
  open var value: Measurement<Unit> {
    Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol))
  }
}

extension XCTPerformanceMeasurement {
  /// Whether smaller or larger values of a figure are better, with Apple's raw values.
  public enum Polarity: Int, Sendable, Hashable {
    /// Smaller values are better.
    case prefersSmaller = -1
    /// Neither smaller nor larger values are better.
    case unspecified = 0
    /// Larger values are better.
    case prefersLarger = 1
  }
}
