extension UIApplication {
  /// A key in an app's launch options (UIKit).
  ///
  /// An app in a terminal is launched by a command and gets no options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string value of the key.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL that the app is to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
}
