import Foundation

/// Optional forms of the search bar delegate's methods.
///
/// They support UIKit's optional calls: `bar.delegate?.searchBarSearchButtonClicked?(bar)`.
/// Optional protocol methods need the Objective-C runtime. Each property here returns an optional
/// closure that calls the method of the same name.
extension UISearchBarDelegate {
  /// A closure that calls the method of the same name.
  public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldBeginEditing($0) }
  }

  /// A closure that calls the method of the same name.
  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidBeginEditing($0) }
  }

  /// A closure that calls the method of the same name.
  public var searchBarShouldEndEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldEndEditing($0) }
  }

  /// A closure that calls the method of the same name.
  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }

  /// A closure that calls the method of the same name.
  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarSearchButtonClicked($0) }
  }

  /// A closure that calls the method of the same name.
  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarCancelButtonClicked($0) }
  }

  /// The delegate's methods whose base name is `searchBar`.
  public var searchBar: SearchBarDelegateMethods? { SearchBarDelegateMethods(delegate: self) }
}

/// A callable value that forwards to the search bar delegate's methods with argument labels.
@preconcurrency @MainActor
public struct SearchBarDelegateMethods {
  let delegate: any UISearchBarDelegate

  /// Forwards to the delegate's `searchBar(_:textDidChange:)`.
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }

  /// Forwards to the delegate's `searchBar(_:selectedScopeButtonIndexDidChange:)`.
  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}
