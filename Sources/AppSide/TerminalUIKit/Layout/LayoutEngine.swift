/// Something that computes the frames of views from relations between them.
///
/// The toolkit calls it at the two moments that UIKit has for it: after `updateConstraints()` and
/// within `UIView.layoutSubviews()`.
@MainActor
package protocol LayoutEngine: AnyObject {
  /// Whether anything has changed since ``update(_:)``: what was laid out before may lie elsewhere.
  var isUnsettled: Bool { get }
  /// Takes in what has changed in a view and all in it since the last pass.
  func update(_ root: UIView)
  /// Gives the subviews of a view the frames that follow.
  func layoutSubviews(of view: UIView)
}
