import Foundation

/// Shows screens one on top of the other, with a bar that leads back (UIKit).
///
/// As in UIKit `viewControllers` and `topViewController` are right as soon as a call returns, while
/// views come and go with the next layout: a push happens there, at the end of the turn of the main
/// loop, and takes its time on the app's clock when it is animated. While an animated change is under
/// way, another animated push waits for its end and an animated pop is refused with UIKit's warning.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, UINavigationBarDelegate {
  final var navigation = NavigationState()
  private let bar = UINavigationBar()
  private let tools = UIToolbar()

  /// Makes a controller with a first screen, which is pushed.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    bar.delegate = self
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a controller with no screen.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.delegate = self
  }

  /// Makes a controller of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.delegate = self
  }

  /// Makes a controller with no screen.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The stack

  /// Hears of the screens that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The controllers of the screens, the last one being on top.
  open var viewControllers: [UIViewController] {
    get { navigation.stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top.
  open var topViewController: UIViewController? { navigation.stack.last }

  /// What the user sees: what is presented from here, else the controller on top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts a screen on top.
  ///
  /// The same instance twice, or a navigation controller, is reported and not pushed (an exception in
  /// UIKit).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes the screen on top off.
  ///
  /// - Returns: Its controller; nil at the root, which stays, and while an animated change is under
  ///   way.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: navigation.stack.count - 2, animated: animated, method: "popViewControllerAnimated:")?
      .last
  }

  /// Takes off what is above a screen.
  ///
  /// - Returns: The controllers that were taken off; nil when the screen is not there, which is
  ///   reported (an exception in UIKit), and while an animated change is under way.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = navigation.stack.firstIndex(where: { $0 === viewController }) else {
      ControllerMisuse.popsToStranger.report()
      return nil
    }
    return pop(to: index, animated: animated, method: "popToViewController:animated:")
  }

  /// Takes off all but the first screen.
  ///
  /// - Returns: The controllers that were taken off; nil while an animated change is under way.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated, method: "popToRootViewControllerAnimated:")
  }

  /// Replaces all screens.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }

  /// Puts a screen on top, animated.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  // MARK: Bars

  /// The bar with title and items.
  open var navigationBar: UINavigationBar { bar }

  /// The bar at the bottom with the items of the screen on top.
  open var toolbar: UIToolbar! { tools }

  /// Whether the bar with title and items is hidden.
  open var isNavigationBarHidden: Bool {
    get { navigation.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar with title and items.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigation.isBarHidden = hidden
    barsDidChange()
  }

  /// Whether the bar at the bottom is hidden; it is, unless it is shown.
  open var isToolbarHidden: Bool {
    get { navigation.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    navigation.isToolbarHidden = hidden
    barsDidChange()
  }

  /// Whether a tap on the back button goes back; subclasses may keep the user here.
  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }

  /// Called after the bar has taken an item off by itself.
  open func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}

  /// The tab of the first screen, unless one was set.
  open override var tabBarItem: UITabBarItem! {
    get { screenState.tabBarItem ?? navigation.stack.first?.tabBarItem ?? ownTabBarItem }
    set { setTabBarItem(newValue) }
  }

  // MARK: UIViewController

  /// Makes the view that holds the screen and the bars.
  open override func loadView() {
    view = NavigationContainerView(frame: UIScreen.main.bounds, controller: self)
    let pop = InteractivePop(of: self)
    if view.isRightToLeft { pop.recognizer.edges = .right }
    navigation.interactivePop = pop
    view.addGestureRecognizer(pop.recognizer)
  }

  /// The drag from the leading edge that goes back; nil before the view is loaded.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    navigation.interactivePop?.recognizer
  }

  /// Goes back one screen, for assistive technologies.
  ///
  /// - Returns: Whether there was one to go back to.
  open override func accessibilityPerformEscape() -> Bool {
    popViewController(animated: true) != nil
  }

  /// Shows the screen on top; subclasses call this.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showTopWithoutTransition(animated: animated)
  }

  /// Tells the delegate; subclasses call this.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    topDidAppear(animated: animated)
  }

  /// Ends what is under way; subclasses call this.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigation.transition?.interrupt()
  }

  /// What the bars will leave of the size, whether or not the child is the one on show.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let view = viewIfLoaded as? NavigationContainerView else { return parentSize }
    return view.grown(view.screenFrame.size, whenSizeIs: parentSize)
  }
}
