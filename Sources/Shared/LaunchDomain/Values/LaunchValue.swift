/// A type whose values can be given as launch arguments.
///
/// Strings, booleans, numbers, URLs, lists and tables of strings, secrets and optionals of all of
/// these are launch values. An enumeration with string raw values only has to declare the
/// conformance:
///
/// ```swift
/// enum ModelFailure: String, CaseIterable, LaunchValue {
///   case offline, timeout, server
/// }
/// ```
public protocol LaunchValue: Sendable {
  /// The kind of value that this type represents, for help and errors.
  static var launchValueKind: LaunchValueKind { get }

  /// Creates a value from Foundation's reading of the argument; fails if that has the wrong shape.
  init?(launchObject: LaunchObject)

  /// The value to write on the command line; `nil` if there is nothing to write.
  var launchObject: LaunchObject? { get }
}

extension LaunchValue where Self: RawRepresentable, RawValue == String {
  /// The kind of value that this type represents.
  public static var launchValueKind: LaunchValueKind { .text }

  /// Accepts a raw value.
  public init?(launchObject: LaunchObject) {
    guard let text = launchObject.text else { return nil }
    self.init(rawValue: text)
  }

  /// The value to write on the command line.
  public var launchObject: LaunchObject? { .string(rawValue) }
}

extension LaunchValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// The kind of value that this type represents.
  public static var launchValueKind: LaunchValueKind { .choice(allCases.map(\.rawValue)) }
}

extension Optional: LaunchValue where Wrapped: LaunchValue {
  /// The kind of value that this type represents.
  public static var launchValueKind: LaunchValueKind { Wrapped.launchValueKind }

  /// Accepts the values that the wrapped type accepts.
  public init?(launchObject: LaunchObject) {
    guard let value = Wrapped(launchObject: launchObject) else { return nil }
    self = .some(value)
  }

  /// The value to write on the command line.
  public var launchObject: LaunchObject? { self?.launchObject }
}
