import Foundation

/// A container that manages a stack of screens with a navigation bar (UIKit).
///
/// As in UIKit, `viewControllers` and `topViewController` change immediately, while the views
/// change with the next layout, at the end of the main loop's turn. An animated change takes time
/// on the app's clock. During an animated change, another animated push waits for its end, and an
/// animated pop is refused with UIKit's warning.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, UINavigationBarDelegate {
  final var navigation = NavigationState()
  private let bar = UINavigationBar()
  private let tools = UIToolbar()

  /// Creates a controller and pushes its root controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    bar.delegate = self
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.delegate = self
  }

  /// Creates a controller with an empty stack, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.delegate = self
  }

  /// Creates a controller with an empty stack.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The stack

  /// The delegate, which is notified of the controllers that appear.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The controllers on the stack, the last one on top.
  open var viewControllers: [UIViewController] {
    get { navigation.stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { navigation.stack.last }

  /// The controller that the user sees: the presented one if there is one, otherwise the top
  /// controller.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Pushes a controller onto the stack.
  ///
  /// A controller that is already on the stack, or a navigation controller, is reported and not
  /// pushed; UIKit throws an exception.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Pops the top controller.
  ///
  /// - Returns: The popped controller, or `nil` if it is the root controller or an animated change
  ///   is in progress.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: navigation.stack.count - 2, animated: animated, method: "popViewControllerAnimated:")?
      .last
  }

  /// Pops the controllers above a controller.
  ///
  /// - Returns: The popped controllers, or `nil` during an animated change. If the controller isn't
  ///   on the stack, the method reports it and returns `nil`; UIKit throws an exception.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = navigation.stack.firstIndex(where: { $0 === viewController }) else {
      ControllerMisuse.popsToForeignController.report()
      return nil
    }
    return pop(to: index, animated: animated, method: "popToViewController:animated:")
  }

  /// Pops all controllers but the root controller.
  ///
  /// - Returns: The popped controllers, or `nil` during an animated change.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated, method: "popToRootViewControllerAnimated:")
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }

  /// Pushes a controller with an animation.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  // MARK: Bars

  /// The navigation bar.
  open var navigationBar: UINavigationBar { bar }

  /// The toolbar, which shows the top controller's items at the bottom.
  open var toolbar: UIToolbar! { tools }

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { navigation.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigation.isBarHidden = hidden
    barsDidChange()
  }

  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { navigation.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    navigation.isToolbarHidden = hidden
    barsDidChange()
  }

  /// Returns whether a tap on the back button pops the top controller; subclasses can prevent it.
  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }

  /// Called after the bar has popped an item.
  open func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}

  /// The tab bar item: the one that was set, otherwise the root controller's.
  open override var tabBarItem: UITabBarItem! {
    get { screenState.tabBarItem ?? navigation.stack.first?.tabBarItem ?? ownTabBarItem }
    set { setTabBarItem(newValue) }
  }

  // MARK: UIViewController

  /// Creates the view that contains the top controller's view and the bars.
  open override func loadView() {
    view = NavigationContainerView(frame: UIScreen.main.bounds, controller: self)
    let pop = InteractivePop(of: self)
    if view.isRightToLeft { pop.recognizer.edges = .right }
    navigation.interactivePop = pop
    view.addGestureRecognizer(pop.recognizer)
  }

  /// The recogniser of the edge swipe that goes back, or `nil` before the view is loaded.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    navigation.interactivePop?.recognizer
  }

  /// Goes back one screen, for assistive technologies.
  ///
  /// - Returns: Whether there was a screen to go back to.
  open override func accessibilityPerformEscape() -> Bool {
    popViewController(animated: true) != nil
  }

  /// Goes back with the Escape key, which UIKit doesn't do; an active search ends first.
  ///
  /// The key must come from a person at the terminal, not from automation.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in
      guard event?.isFromTerminal == true, press.key?.keyCode == .keyboardEscape,
        !isBehindPresentation(of: press)
      else { return true }
      return viewIfLoaded?.window?.endSearch() != true && !goBack()
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Shows the top controller.
  ///
  /// Subclasses must call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showTopWithoutTransition(animated: animated)
  }

  /// Notifies the delegate.
  ///
  /// Subclasses must call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    topDidAppear(animated: animated)
  }

  /// Ends the current transition.
  ///
  /// Subclasses must call `super`.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigation.transition?.interrupt()
  }

  /// Returns the size that the bars leave for a child, whether or not it is on show.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let view = viewIfLoaded as? NavigationContainerView else { return parentSize }
    return view.grown(view.screenFrame.size, whenSizeIs: parentSize)
  }
}
