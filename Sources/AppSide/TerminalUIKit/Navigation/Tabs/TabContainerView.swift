import Foundation

/// The view of a tab bar controller: the selected controller's view and the bar.
@MainActor
final class TabContainerView: UIView {
  private weak var controller: UITabBarController?
  private var wrapper: ControllerWrapperView?
  /// The superview of the bar, which hides the bar without changing its own `isHidden`; that
  /// belongs to the app.
  private let barHolder = UIView()

  init(frame: CGRect, controller: UITabBarController) {
    self.controller = controller
    super.init(frame: frame)
    barHolder.addSubview(controller.tabBar)
    addSubview(barHolder)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func showScreen(of controller: UIViewController) {
    layOutBar()
    let wrapper = ControllerWrapperView(controller: controller, frame: screenFrame)
    oldWrapper = self.wrapper
    self.wrapper = wrapper
    insertSubview(wrapper, at: 0)
    wrapper.install()
  }

  func removeScreen(of controller: UIViewController) {
    for wrapper in [oldWrapper, wrapper] where wrapper?.controller === controller {
      wrapper?.uninstall()
      if wrapper === self.wrapper { self.wrapper = nil }
    }
    oldWrapper = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
    wrapper?.frame = screenFrame
  }

  private var oldWrapper: ControllerWrapperView?

  private func layOutBar() {
    guard let controller else { return }
    let height = controller.showsBar ? min(UITabBar.height, bounds.height) : 0
    barHolder.isHidden = height == 0
    barHolder.frame = CGRect(
      x: 0, y: bounds.maxY - UITabBar.height, width: bounds.width, height: UITabBar.height)
    controller.tabBar.frame = barHolder.bounds
    screenFrame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
  }

  private(set) var screenFrame = CGRect.zero
}
