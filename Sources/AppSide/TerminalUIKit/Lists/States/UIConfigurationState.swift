/// What a configuration can depend on (UIKit).
public protocol UIConfigurationState {
  /// Makes a state of surroundings, with nothing in particular.
  init(traitCollection: UITraitCollection)
  /// The surroundings.
  var traitCollection: UITraitCollection { get set }
  /// A state of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own (UIKit).
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Makes a key of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a key of a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
