/// The method that updates search results (UIKit).
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins or ends, and when its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)
}
