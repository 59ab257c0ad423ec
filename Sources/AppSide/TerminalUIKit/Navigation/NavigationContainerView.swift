import Foundation

/// The view of a navigation controller: the top controller's view and the bars.
@MainActor
final class NavigationContainerView: UIView {
  private weak var controller: UINavigationController?
  private var wrappers: [ControllerWrapperView] = []
  private(set) var screenFrame = CGRect.zero
  private var shield: TransitionShield?

  init(frame: CGRect, controller: UINavigationController) {
    self.controller = controller
    super.init(frame: frame)
    screenFrame = bounds
    addSubview(controller.navigationBar)
    addSubview(controller.toolbar)
    controller.layOutBarsAndScreen()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether touches are ignored because a push or pop is in progress.
  var blocksTouches = false {
    didSet {
      guard blocksTouches != oldValue else { return }
      shield?.removeFromSuperview()
      shield = blocksTouches ? TransitionShield(over: self) : nil
    }
  }

  func showScreen(of controller: UIViewController) {
    self.controller?.layOutBarsAndScreen()
    if let wrapper = wrapper(of: controller) {
      wrapper.isHidden = false
      return
    }
    let wrapper = ControllerWrapperView(controller: controller, frame: screenFrame)
    wrappers.append(wrapper)
    insertSubview(wrapper, at: 0)
    wrapper.install()
  }

  func hideScreen(of controller: UIViewController) { wrapper(of: controller)?.isHidden = true }

  func removeScreen(of controller: UIViewController) {
    guard let wrapper = wrapper(of: controller) else { return }
    wrappers.removeAll { $0 === wrapper }
    wrapper.uninstall()
  }

  func setScreenFrame(_ frame: CGRect) {
    screenFrame = frame
    for wrapper in wrappers { wrapper.frame = frame }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutContainer()
  }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    for subview in subviews where !(subview is TransitionShield) {
      if !subview.visitAsAccessibilityElement(visit) { return false }
    }
    return true
  }

  private func wrapper(of controller: UIViewController) -> ControllerWrapperView? {
    wrappers.first { $0.controller === controller }
  }
}
