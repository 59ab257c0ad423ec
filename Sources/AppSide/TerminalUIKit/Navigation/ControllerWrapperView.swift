import Foundation

/// A view around a child controller's view.
///
/// The container hides the wrapper during a transition, so that the child's view keeps its own
/// properties.
@MainActor
final class ControllerWrapperView: UIView {
  let controller: UIViewController

  init(controller: UIViewController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    controller = UIViewController()
    super.init(coder: coder)
  }

  /// Adds the controller's view, filling the wrapper.
  func install() {
    guard let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { addSubview(view) }
  }

  /// Removes the controller's view unless it has moved to another superview.
  func uninstall() {
    if let view = controller.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
    removeFromSuperview()
  }
}
