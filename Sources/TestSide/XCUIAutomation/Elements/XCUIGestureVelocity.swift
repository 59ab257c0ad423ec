import AutomationProtocol
import Foundation

/// How fast a gesture moves, in points a second.
///
/// Apple publishes no figures for the named ones; here they suit the size of a terminal.
public struct XCUIGestureVelocity: RawRepresentable, Sendable, Hashable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// What a literal with a fraction is.
  public typealias FloatLiteralType = CGFloat.NativeType
  /// What a literal without one is.
  public typealias IntegerLiteralType = Int

  /// In points a second.
  public let rawValue: CGFloat

  /// Makes a velocity, in points a second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// Makes a velocity, in points a second.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  /// Makes a velocity, in points a second.
  public init(floatLiteral value: FloatLiteralType) { rawValue = CGFloat(value) }

  /// Makes a velocity, in points a second.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// As a person swipes.
  public static let `default` = XCUIGestureVelocity(CGFloat(GestureSpeed.default))
  /// Slowly.
  public static let slow = XCUIGestureVelocity(CGFloat(GestureSpeed.slow))
  /// Fast.
  public static let fast = XCUIGestureVelocity(CGFloat(GestureSpeed.fast))
}
