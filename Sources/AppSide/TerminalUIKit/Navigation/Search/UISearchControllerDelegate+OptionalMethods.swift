import Foundation

/// Optional forms of the search controller delegate's methods.
///
/// They support UIKit's optional calls: `search.delegate?.didDismissSearchController?(search)`.
/// Optional protocol methods need the Objective-C runtime. Each property here returns an optional
/// closure that calls the method of the same name.
extension UISearchControllerDelegate {
  /// A closure that calls the method of the same name.
  public var willPresentSearchController: ((UISearchController) -> Void)? {
    { self.willPresentSearchController($0) }
  }

  /// A closure that calls the method of the same name.
  public var didPresentSearchController: ((UISearchController) -> Void)? {
    { self.didPresentSearchController($0) }
  }

  /// A closure that calls the method of the same name.
  public var willDismissSearchController: ((UISearchController) -> Void)? {
    { self.willDismissSearchController($0) }
  }

  /// A closure that calls the method of the same name.
  public var didDismissSearchController: ((UISearchController) -> Void)? {
    { self.didDismissSearchController($0) }
  }
}
