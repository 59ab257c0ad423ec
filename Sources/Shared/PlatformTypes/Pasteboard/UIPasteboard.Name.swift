extension UIPasteboard {
  /// The name of a pasteboard (UIKit).
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Makes a name from text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }
}
