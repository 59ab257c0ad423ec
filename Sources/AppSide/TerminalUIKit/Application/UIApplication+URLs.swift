import Foundation

extension UIApplication {
  /// What is known of a URL that is to be opened (UIKit); here, nothing.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Which app asked for it.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that app says of it.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file is to be used where it is.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Lets the delegate open a URL, as when another app asks for it.
  ///
  /// - Returns: Whether it did; nil when it has no method for that.
  package func receive(_ url: URL) -> Bool? {
    guard let delegate = presentDelegate else { return nil }
    delegateOpensURLs = true
    let isOpened = delegate.application(self, open: url, options: [:])
    return delegateOpensURLs ? isOpened : nil
  }
}
