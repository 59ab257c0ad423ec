import Foundation

/// The methods of an item that can be a popover's anchor: a view or a bar button item (UIKit).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Returns the item's frame in a view's coordinates, or `.null` if the item isn't on the screen.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the view's frame in another view's coordinates, or `.null` if the view isn't in a
  /// window.
  public func frame(in referenceView: UIView) -> CGRect {
    window == nil ? .null : convert(bounds, to: referenceView)
  }
}
