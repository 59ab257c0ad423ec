/// Shows what a search has found (UIKit).
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins or ends, and when its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)
}
