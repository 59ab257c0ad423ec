/// An engine that computes the frames of views from constraints.
///
/// The toolkit calls it at the same moments as UIKit: after `updateConstraints()` and in
/// `UIView.layoutSubviews()`.
@MainActor
package protocol LayoutEngine: AnyObject {
  /// Whether anything has changed since ``update(_:)``, so that frames may be outdated.
  var isUnsettled: Bool { get }
  /// Processes the changes in a view and its descendants since the last pass.
  func update(_ root: UIView)
  /// Sets the frames of a view's subviews.
  func layoutSubviews(of view: UIView)
}
