import Foundation

/// An executable that drives programs which don't link the agent.
///
/// It speaks the protocol in their place and runs them as child processes.
///
/// Adapters are products of this package and lie beside the test bundle, as the apps do.
public enum AppAdapter: String, Sendable, Hashable, CaseIterable {
  /// The adapter for programs with windows, which uses the desktop's accessibility interface.
  case desktop
  /// The adapter for web pages, which uses a browser.
  case page
  /// The adapter for programs in a terminal, which uses a pseudo-terminal.
  case terminal

  /// The name of the adapter's executable, such as `understudy-terminal`.
  public var executableName: String { "understudy-\(rawValue)" }

  /// Returns the adapter that opens a URL: `page` for `http`, `https` and files of web pages.
  ///
  /// - Returns: `nil` for other files, and for a scheme that no adapter opens.
  public static func opening(_ url: URL) -> AppAdapter? {
    switch url.scheme?.lowercased() {
    case "http", "https": return .page
    case "file": return pageExtensions.contains(url.pathExtension.lowercased()) ? .page : nil
    default: return nil
    }
  }

  private static let pageExtensions: Set<String> = ["htm", "html", "svg", "xhtml"]
}
