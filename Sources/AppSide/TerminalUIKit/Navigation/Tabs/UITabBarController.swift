import Foundation

/// Shows one of several screens, chosen by a bar of tabs (UIKit).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  final var tabs = TabState()
  private let bar = UITabBar()

  /// Makes a controller with no tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes a controller of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a controller with no tabs.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  private func setUp() {
    bar.delegate = self
    bar.mayChoose = { [weak self] item in self?.userMayChoose(item) ?? true }
  }

  /// Decides which tabs the user may go to, and hears of it.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, one for each tab.
  open var viewControllers: [UIViewController]? {
    get { tabs.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers, one for each tab; the selected one stays so where it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(viewControllers ?? [])
  }

  /// Which tab is selected.
  ///
  /// `NSNotFound` without any; setting what is out of range is reported and changes nothing.
  open var selectedIndex: Int {
    get { tabs.selectedIndex }
    set { select(newValue) }
  }

  /// The controller whose tab is selected.
  ///
  /// Setting one that is not among them, for which UIKit throws, is reported and changes nothing.
  open var selectedViewController: UIViewController? {
    get { tabs.selected }
    set {
      guard let index = tabs.controllers.firstIndex(where: { $0 === newValue }) else {
        return ControllerMisuse.selectsStranger(self).report()
      }
      select(index)
    }
  }

  /// The bar of tabs.
  open var tabBar: UITabBar { bar }

  /// Goes to the tab that the user has tapped.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { userChose(item) }

  /// Makes the view that holds the screen and the bar.
  open override func loadView() {
    view = TabContainerView(frame: UIScreen.main.bounds, controller: self)
  }

  /// Shows the selected screen; subclasses call this.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
  }

  /// What the bar will leave of the size, whether or not the child is the one on show.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let view = viewIfLoaded as? TabContainerView else { return parentSize }
    return view.grown(view.screenFrame.size, whenSizeIs: parentSize)
  }
}
