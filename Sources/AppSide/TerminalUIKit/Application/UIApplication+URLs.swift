import Foundation

extension UIApplication {
  /// A key in the options of a URL to open (UIKit).
  ///
  /// An app in a terminal gets no options.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string value of the key.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that asked to open the URL.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Information supplied by the app that asked to open the URL.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the app must open the file in place instead of copying it.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Asks the delegate to open a URL, as if another app had requested it.
  ///
  /// - Returns: Whether the delegate opened it, or `nil` if the delegate doesn't implement the
  ///   method.
  package func receive(_ url: URL) -> Bool? {
    guard let delegate = currentDelegate else { return nil }
    delegateOpensURLs = true
    let isOpened = delegate.application(self, open: url, options: [:])
    return delegateOpensURLs ? isOpened : nil
  }
}
