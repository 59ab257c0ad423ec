import Foundation

/// A program that drives apps which don't link the agent: it speaks the protocol in their place and
/// has them as its children.
///
/// Adapters are products of this package and lie beside the test bundle, as the apps do.
public enum AppAdapter: String, Sendable, Hashable, CaseIterable {
  /// For programs with windows, through the accessibility interface of the desktop.
  case desktop
  /// For web pages, through a browser.
  case page
  /// For programs in a terminal, through a pseudo-terminal.
  case terminal

  /// The name of the adapter's executable, such as `understudy-terminal`.
  public var executableName: String { "understudy-\(rawValue)" }

  /// The adapter that opens a URL by its scheme: pages for `http` and `https`, and for files that
  /// a browser shows and no system starts.
  ///
  /// - Returns: Nil for an executable, and for a scheme that no adapter opens.
  public static func opening(_ url: URL) -> AppAdapter? {
    switch url.scheme?.lowercased() {
    case "http", "https": return .page
    case "file": return pageExtensions.contains(url.pathExtension.lowercased()) ? .page : nil
    default: return nil
    }
  }

  private static let pageExtensions: Set<String> = ["htm", "html", "svg", "xhtml"]
}
