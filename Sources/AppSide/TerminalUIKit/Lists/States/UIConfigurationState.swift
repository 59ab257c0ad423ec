/// The state on which a configuration can depend (UIKit).
public protocol UIConfigurationState {
  /// Creates a state with the given traits and default values.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// Accesses a custom state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state (UIKit).
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key as text.
  public let rawValue: String

  /// Creates a key from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
