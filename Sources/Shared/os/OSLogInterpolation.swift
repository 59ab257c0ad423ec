import Foundation

/// The literal parts and the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private(set) var text = ""

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 16)
  }

  /// Appends a literal part, which is always shown.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends a string, which is private by default.
  public mutating func appendInterpolation(
    _ value: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(value, align, privacy)
  }

  /// Appends the description of a value, which is private by default.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(value.description, align, privacy)
  }

  /// Appends the description of an object, which is private by default.
  public mutating func appendInterpolation(_ object: NSObject, privacy: OSLogPrivacy = .auto) {
    append(object.description, .none, privacy)
  }

  /// Appends the description of an optional object, or `(null)`, which is private by default.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ object: NSObject?, privacy: OSLogPrivacy = .auto) {
    append(object?.description ?? "(null)", .none, privacy)
  }

  /// Appends the description of an error, which is private by default.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ error: any Error, privacy: OSLogPrivacy = .auto) {
    append("\(error)", .none, privacy)
  }

  /// Appends the name of a type, which is private by default.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ type: Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: type), align, privacy)
  }

  /// Appends an address, which is private by default.
  public mutating func appendInterpolation(
    _ pointer: UnsafeRawPointer, privacy: OSLogPrivacy = .auto
  ) {
    append("\(pointer)", .none, privacy)
  }

  /// Appends an integer, which is public by default.
  public mutating func appendInterpolation<Integer: FixedWidthInteger>(
    _ number: Integer, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number), align, privacy, isScalar: true)
  }

  /// Appends a number, which is public by default; without a format it has six decimals.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint & CVarArg>(
    _ number: Number, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: Double(number)), align, privacy, isScalar: true)
  }

  /// Appends a Boolean, which is public by default.
  public mutating func appendInterpolation(
    _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: boolean), .none, privacy, isScalar: true)
  }

  private mutating func append(
    _ value: @autoclosure () -> String, _ alignment: OSLogStringAlignment, _ privacy: OSLogPrivacy,
    isScalar: Bool = false
  ) {
    text += alignment.aligned(privacy.shown(value(), isScalar: isScalar))
  }
}
