import Foundation

/// Optional forms of the popover presentation controller delegate's methods.
///
/// They support UIKit's optional calls:
/// `popover.delegate?.prepareForPopoverPresentation?(popover)`. Optional protocol methods need the
/// Objective-C runtime. The property here returns an optional closure that calls the method of the
/// same name.
extension UIPopoverPresentationControllerDelegate {
  /// A closure that calls the method of the same name.
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }
}
