import Foundation

// Foundation on Linux has the same values under AppKit's names. But it lacks dynamic casts between rectangles
// and values, which apps use for the frames in keyboard notifications.

extension NSValue {
  /// Creates a value that holds a rectangle (UIKit).
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value that holds a point (UIKit).
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value that holds a size (UIKit).
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle, or zero if the value is of another type (UIKit).
  public var cgRectValue: CGRect { holds(NSValue(rect: .zero)) ? rectValue : .zero }

  /// The point, or zero if the value is of another type (UIKit).
  public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }

  /// The size, or zero if the value is of another type (UIKit).
  public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }

  /// Returns whether the value has the same type as an example.
  fileprivate func holds(_ example: NSValue) -> Bool {
    String(cString: objCType) == String(cString: example.objCType)
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Returns the rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Reads a rectangle from an object that holds one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }

  /// Reads a rectangle from an object, if the object holds one.
  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard source.holds(NSValue(rect: .zero)) else { return false }
    result = source.rectValue
    return true
  }

  /// Returns the rectangle of an object, or zero without an object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}
