import Foundation

/// The methods of a popover's delegate for code that writes the `?` of UIKit's optional methods:
/// `popover.delegate?.prepareForPopoverPresentation?(popover)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UIPopoverPresentationControllerDelegate {
  /// The method of this name.
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }
}
