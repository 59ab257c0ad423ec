// This file is written by '.ci/optional-methods --write'; do not edit it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Optional forms of the protocol's methods, for UIKit's optional calls such as
/// `delegate?.searchBarCancelButtonClicked?(…)`.
///
/// Optional protocol methods need the Objective-C runtime. Each property here has the name of a
/// method, and calls it.
extension UISearchBarDelegate {
  public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldBeginEditing($0) }
  }

  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidBeginEditing($0) }
  }

  public var searchBarShouldEndEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldEndEditing($0) }
  }

  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }

  public var searchBar: SearchBarDelegateMethods? { SearchBarDelegateMethods(delegate: self) }

  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarSearchButtonClicked($0) }
  }

  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarCancelButtonClicked($0) }
  }
}

/// A value that forwards calls to the methods of ``UISearchBarDelegate`` with these arguments.
@preconcurrency @MainActor
public struct SearchBarDelegateMethods {
  let delegate: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }

  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}
