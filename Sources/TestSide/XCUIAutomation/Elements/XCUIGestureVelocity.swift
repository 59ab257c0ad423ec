import AutomationProtocol
import Foundation

/// The velocity of a gesture, in points per second.
///
/// Apple publishes no figures for the named velocities; these suit the size of a terminal.
public struct XCUIGestureVelocity: RawRepresentable, Sendable, Hashable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The type of a literal with a fraction.
  public typealias FloatLiteralType = CGFloat.NativeType
  /// The type of a literal without a fraction.
  public typealias IntegerLiteralType = Int

  /// The velocity, in points per second.
  public let rawValue: CGFloat

  /// Creates a velocity, in points per second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// Creates a velocity, in points per second.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  /// Creates a velocity, in points per second.
  public init(floatLiteral value: FloatLiteralType) { rawValue = CGFloat(value) }

  /// Creates a velocity, in points per second.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// The velocity of an ordinary swipe.
  public static let `default` = XCUIGestureVelocity(CGFloat(GestureSpeed.default))
  /// A slow velocity.
  public static let slow = XCUIGestureVelocity(CGFloat(GestureSpeed.slow))
  /// A fast velocity.
  public static let fast = XCUIGestureVelocity(CGFloat(GestureSpeed.fast))
}
