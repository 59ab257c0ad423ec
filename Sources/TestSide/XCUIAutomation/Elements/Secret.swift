import LaunchDomain

/// A text that is hidden wherever it would appear; Apple's module has no such type.
///
/// Its descriptions, dumps and mirrors are `<hidden>`.
public struct Secret: Hashable, Sendable {
  let hidden: LaunchSecret

  /// Creates a secret from a text.
  public init(_ text: String) { hidden = LaunchSecret(text) }

  /// Whether the text is long enough to be hidden in other texts, and not only where it is typed.
  var isHiddenEverywhere: Bool { hidden.revealed.utf8.count >= SecretRedactor.shortestValue }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The marker that stands for a secret.
  public var description: String { hidden.description }
  /// The marker that stands for a secret.
  public var debugDescription: String { hidden.debugDescription }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
