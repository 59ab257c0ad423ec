import AppRuntime
import Foundation

extension UIApplication {
  /// An option for opening a URL (UIKit).
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Opens the URL only in the app that it belongs to.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the app's settings (UIKit).
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Opens nothing, because a terminal has no other apps; a line on standard error names the URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: The options.
  ///   - completion: A closure that is called with `false` in the next turn of the main loop.
  @preconcurrency
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    RuntimeLog.write("UIApplication.open: no other app can open \(url.absoluteString)")
    guard let completion else { return }
    clock.schedule(after: 0, named: "the completion of opening a URL") { completion(false) }
  }

  /// Returns `false`, because a terminal has no other apps.
  public func canOpenURL(_ url: URL) -> Bool { false }
}
