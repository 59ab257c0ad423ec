/// Text that is hidden wherever it would be shown.
///
/// Descriptions, interpolations, dumps and mirrors give ``SecretRedactor/marker``. Only
/// ``revealed`` gives the text, so every use of the text can be found by searching for that name.
public struct LaunchSecret: Hashable, Sendable {
  /// The text itself.
  public let revealed: String

  /// Makes a secret from text.
  public init(_ text: String) {
    revealed = text
  }
}

extension LaunchSecret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The marker that stands for a secret.
  public var description: String { SecretRedactor.marker }
  /// The marker that stands for a secret.
  public var debugDescription: String { SecretRedactor.marker }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension LaunchSecret: LaunchValue {
  /// The kind of value that this type represents.
  public static var launchValueKind: LaunchValueKind { .secret }

  /// Accepts text or a number.
  public init?(launchObject: LaunchObject) {
    guard let text = launchObject.text else { return nil }
    self.init(text)
  }

  /// The value as it goes onto the command line.
  public var launchObject: LaunchObject? { .string(revealed) }
}
