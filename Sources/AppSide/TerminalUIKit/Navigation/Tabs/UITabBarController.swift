import Foundation

/// A container that shows one of several screens, chosen with a tab bar (UIKit).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  final var tabs = TabState()
  private let bar = UITabBar()

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller without tabs, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a controller without tabs.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  private func setUp() {
    bar.delegate = self
    bar.mayChoose = { [weak self] item in self?.userMayChoose(item) ?? true }
  }

  /// The delegate, which controls and observes the user's selections.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, one per tab.
  open var viewControllers: [UIViewController]? {
    get { tabs.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers, one per tab.
  ///
  /// The selected controller stays selected if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(viewControllers ?? [])
  }

  /// The index of the selected tab.
  ///
  /// The value is `NSNotFound` if there are no tabs. Setting an index out of range is reported and
  /// ignored.
  open var selectedIndex: Int {
    get { tabs.selectedIndex }
    set { select(newValue) }
  }

  /// The controller of the selected tab.
  ///
  /// Setting a controller that isn't in `viewControllers` is reported and ignored; UIKit throws an
  /// exception.
  open var selectedViewController: UIViewController? {
    get { tabs.selected }
    set {
      guard let index = tabs.controllers.firstIndex(where: { $0 === newValue }) else {
        return ControllerMisuse.selectsForeignController(self).report()
      }
      select(index)
    }
  }

  /// The tab bar.
  open var tabBar: UITabBar { bar }

  /// Selects the tab that the user tapped.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { userChose(item) }

  /// Creates the view that contains the selected controller's view and the bar.
  open override func loadView() {
    view = TabContainerView(frame: UIScreen.main.bounds, controller: self)
  }

  /// Shows the selected controller.
  ///
  /// Subclasses must call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
  }

  /// Returns the size that the bar leaves for a child, whether or not it is on show.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let view = viewIfLoaded as? TabContainerView else { return parentSize }
    return view.grown(view.screenFrame.size, whenSizeIs: parentSize)
  }
}
