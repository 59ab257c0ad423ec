import Foundation

/// The methods that observe a screen with a web page (SafariServices).
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called after the user has ended the screen.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Never called, because no page is loaded.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
