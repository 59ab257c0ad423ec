/// A type whose values can be given as launch arguments.
///
/// Strings, booleans, numbers, URLs, lists and tables of strings, secrets and optionals of all of
/// these are launch values. An enumeration with string raw values becomes one by saying so:
///
/// ```swift
/// enum ModelFailure: String, CaseIterable, LaunchValue {
///   case offline, timeout, server
/// }
/// ```
public protocol LaunchValue: Sendable {
  /// What values of this type look like, for help and for errors.
  static var launchValueKind: LaunchValueKind { get }

  /// Takes the value from what Foundation made of the argument; `nil` if that has the wrong shape.
  init?(launchObject: LaunchObject)

  /// The value as it goes onto the command line; `nil` if there is nothing to give.
  var launchObject: LaunchObject? { get }
}

extension LaunchValue where Self: RawRepresentable, RawValue == String {
  /// What values of this type look like.
  public static var launchValueKind: LaunchValueKind { .text }

  /// Takes a raw value.
  public init?(launchObject: LaunchObject) {
    guard let text = launchObject.text else { return nil }
    self.init(rawValue: text)
  }

  /// The value as it goes onto the command line.
  public var launchObject: LaunchObject? { .string(rawValue) }
}

extension LaunchValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// What values of this type look like.
  public static var launchValueKind: LaunchValueKind { .choice(allCases.map(\.rawValue)) }
}

extension Optional: LaunchValue where Wrapped: LaunchValue {
  /// What values of this type look like.
  public static var launchValueKind: LaunchValueKind { Wrapped.launchValueKind }

  /// Takes what the wrapped type takes.
  public init?(launchObject: LaunchObject) {
    guard let value = Wrapped(launchObject: launchObject) else { return nil }
    self = .some(value)
  }

  /// The value as it goes onto the command line.
  public var launchObject: LaunchObject? { self?.launchObject }
}
