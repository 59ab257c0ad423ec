extension UIPasteboard {
  /// The name of a pasteboard (UIKit).
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Makes a name of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// That of the pasteboard that everybody uses.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }
}
