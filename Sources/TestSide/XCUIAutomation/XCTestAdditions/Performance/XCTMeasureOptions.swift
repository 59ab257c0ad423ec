import Foundation

/// How something is measured.
open class XCTMeasureOptions: NSObject, NSCopying {
  /// How often the block runs; it runs once more before, which does not count.
  open var iterationCount = 5

  /// Whether the test says itself when measuring begins and ends.
  open var invocationOptions: InvocationOptions = []

  /// Options as they are made.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// Makes the same options once more.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = XCTMeasureOptions()
    copy.iterationCount = iterationCount
    copy.invocationOptions = invocationOptions
    return copy
  }
}

extension XCTMeasureOptions {
  /// What the test says itself, with Apple's raw values.
  public struct InvocationOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public var rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Measuring begins at `startMeasuring()` and not with the block.
    public static let manuallyStart = InvocationOptions(rawValue: 1)

    /// Measuring ends at `stopMeasuring()`, and at the end of the block when it is not called.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }
}
