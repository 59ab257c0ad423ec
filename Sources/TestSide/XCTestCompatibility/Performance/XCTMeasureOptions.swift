import Foundation

/// Options for a measurement.
open class XCTMeasureOptions: NSObject, NSCopying {
  /// The number of counted runs of the block, after one run that doesn't count.
  open var iterationCount = 5

  /// Whether the test itself starts and stops measuring.
  open var invocationOptions: InvocationOptions = []

  /// The default options.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// Returns a copy of the options.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = XCTMeasureOptions()
    copy.iterationCount = iterationCount
    copy.invocationOptions = invocationOptions
    return copy
  }
}

extension XCTMeasureOptions {
  /// The measuring steps that the test performs itself, with Apple's raw values.
  public struct InvocationOptions: OptionSet, Sendable, Hashable {
    /// The raw bits.
    public var rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Measuring starts at `startMeasuring()` and not at the beginning of the block.
    public static let manuallyStart = InvocationOptions(rawValue: 1)

    /// Measuring stops at `stopMeasuring()`, or at the end of the block if that is not called.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }
}
