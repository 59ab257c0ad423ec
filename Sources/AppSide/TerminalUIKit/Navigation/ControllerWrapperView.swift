import Foundation

/// What a container puts around the view of a child, so that it can hide that view, while it goes,
/// without changing anything of the child's own.
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

  /// Puts the view in, filling this one.
  func install() {
    guard let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { addSubview(view) }
  }

  /// Takes the view out, unless somebody else has it by now.
  func uninstall() {
    if let view = controller.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
    removeFromSuperview()
  }
}
