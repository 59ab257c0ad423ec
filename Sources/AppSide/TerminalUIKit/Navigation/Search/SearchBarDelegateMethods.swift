import Foundation

/// The methods of a search bar's delegate for code that writes the `?` of UIKit's optional methods:
/// `bar.delegate?.searchBarSearchButtonClicked?(bar)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UISearchBarDelegate {
  /// The method of this name.
  public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldBeginEditing($0) }
  }

  /// The method of this name.
  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidBeginEditing($0) }
  }

  /// The method of this name.
  public var searchBarShouldEndEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldEndEditing($0) }
  }

  /// The method of this name.
  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }

  /// The method of this name.
  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarSearchButtonClicked($0) }
  }

  /// The method of this name.
  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarCancelButtonClicked($0) }
  }

  /// The methods of this name.
  public var searchBar: SearchBarDelegateMethods? { SearchBarDelegateMethods(delegate: self) }
}

/// What calls the methods of a search bar's delegate that have labels.
@preconcurrency @MainActor
public struct SearchBarDelegateMethods {
  let delegate: any UISearchBarDelegate

  /// Calls the method with these labels.
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}
