import Foundation

/// An object that manages a screen or a part of one (UIKit).
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  final var storedView: UIView?
  final var appearance = AppearanceState()
  final var storedChildren: [UIViewController] = []
  final var presentation = PresentationState()
  final var screenState = ScreenState()
  final weak var storedParent: UIViewController?
  final private var isLoadingView = false

  /// The name of the nib, which is stored only because there are no nibs on Linux.
  public let nibName: String?
  /// The bundle of the nib, which is stored only.
  public let nibBundle: Bundle?

  /// Creates a controller, whose view is loaded on first access.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib, which is stored only because there are no nibs on
  ///     Linux.
  ///   - nibBundleOrNil: The bundle of the nib, which is stored only.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller without a nib, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The title of the screen.
  open var title: String? { didSet { titleDidChange() } }

  // MARK: The view

  /// The view of the controller, which is loaded on first access.
  open var view: UIView! {
    get { loadedView }
    set { setView(newValue) }
  }

  /// The view of the controller, or `nil` if it hasn't been loaded.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates the view; subclasses that create their own view set `view` and don't call `super`.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Loads the view if it hasn't been loaded.
  open func loadViewIfNeeded() { _ = loadedView }

  /// Called once, after the view has been loaded.
  open func viewDidLoad() {}

  /// Called before the view appears on the screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view has its window, size and traits, before it becomes visible.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has appeared on the screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears from the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has disappeared from the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  /// Called when memory is low.
  open func didReceiveMemoryWarning() {}

  // MARK: Traits and the safe area

  /// The traits of the controller.
  open var traitCollection: UITraitCollection {
    if let storedView { return storedView.traitCollection }
    let around = storedParent?.traitCollection ?? UIScreen.main.traitCollection
    return overridingTraits.map { around.overridden(by: $0) } ?? around
  }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark style of the controller and its children, or `unspecified` to inherit it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet {
      if overrideUserInterfaceStyle != oldValue { storedView?.traitsMayHaveChanged() }
    }
  }

  /// The insets that the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { storedView?.safeAreaMayHaveChanged() }
    }
  }

  /// Called before the size of the view changes; overrides must call `super`, which notifies
  /// children.
  ///
  /// - Parameters:
  ///   - size: The new size of the view, in points.
  ///   - coordinator: The coordinator, which runs closures along with the change and after it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Returns the size of a child for a new size of the view, in points.
  ///
  /// This is the new size if the child fills the view now, or else the child's current size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
    return child.bounds.size == viewIfLoaded?.bounds.size ? parentSize : child.bounds.size
  }

  // MARK: Features without effect in a terminal

  /// Whether the status bar is hidden, which has no effect because a terminal has none.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar, which has no effect because a terminal has none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Updates the status bar, which has no effect because a terminal has none.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The supported orientations, which have no effect because a terminal isn't rotated.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the screen may rotate, which has no effect because a terminal isn't rotated.
  open var shouldAutorotate: Bool { true }

  /// Called after the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Containment

  /// The parent of the controller.
  open var parent: UIViewController? { storedParent }

  /// The child view controllers.
  open var children: [UIViewController] { storedChildren }

  /// Adds a child; the caller then adds its view and calls its `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its parent; the caller first calls `willMove(toParent:)` with
  /// `nil` and removes the view.
  open func removeFromParent() { leaveParent() }

  /// Called before the parent changes; overrides must call `super`.
  open func willMove(toParent parent: UIViewController?) { parentWillChange(to: parent) }

  /// Called after the parent has changed; overrides must call `super`.
  open func didMove(toParent parent: UIViewController?) { parentDidChange(to: parent) }

  /// Whether children are notified automatically when this controller appears and disappears.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies the controller, instead of the view hierarchy, that it is about to appear or
  /// disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if appearance.isManual, appearance.phase == (isAppearing ? .appearing : .disappearing) {
      ControllerWarning.unbalancedAppearance(self).report()
    }
    appearance.isManual = true
    beginTransition(isAppearing, animated: animated)
  }

  /// Notifies the controller, instead of the view hierarchy, that it has appeared or disappeared.
  open func endAppearanceTransition() {
    if !appearance.isManual { ControllerWarning.unbalancedAppearance(self).report() }
    appearance.isManual = false
    endTransition()
  }

  // MARK: Presentation, see Presentation/

  /// The presentation style of the controller.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// The transition style of the controller's presentation.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether the user can't dismiss the controller with Escape or a tap outside.
  open var isModalInPresentation = false
  /// Whether presentations in the current context cover only this controller's view.
  open var definesPresentationContext = false
  /// Whether the controller's transition style applies to presentations in its context, which has
  /// no effect.
  open var providesPresentationContextTransitionStyle = false
  /// The delegate that provides the presentation controller for the custom style.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The preferred size in a form sheet or a popover, in points.
  open var preferredContentSize = CGSize.zero {
    didSet { presentation.controller?.container?.setNeedsLayout() }
  }

  /// The controller that this controller, or its nearest presenting ancestor, presents.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presents this controller or its nearest presented ancestor.
  open var presentingViewController: UIViewController? { nearestPresenting }

  /// Whether the controller is being presented.
  ///
  /// This lasts from the call that presents it, once its view is loaded, to after
  /// `viewDidAppear(_:)`.
  open var isBeingPresented: Bool { presentation.isBeingPresented }

  /// Whether the controller is being dismissed, from the call that dismisses it to after
  /// `viewDidDisappear(_:)`.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// Whether the controller is moving to a parent.
  ///
  /// This lasts from `addChild(_:)` to `viewDidAppear(_:)`, or to `didMove(toParent:)` if the
  /// controller doesn't appear.
  open var isMovingToParent: Bool { screenState.isMovingToParent }

  /// Whether the controller is moving from its parent.
  ///
  /// This lasts from `willMove(toParent:)` with `nil` to `removeFromParent()`.
  open var isMovingFromParent: Bool { screenState.isMovingFromParent }

  /// The presentation controller of this controller or its nearest presented ancestor, or else that
  /// of a future presentation.
  open var presentationController: UIPresentationController? { nearestPresentationController }

  /// The controller of a popover presentation, or `nil` for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    nearestPresentationController as? UIPopoverPresentationController
  }

  /// The controller of a sheet presentation, or `nil` for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    nearestPresentationController as? UISheetPresentationController
  }

  /// The coordinator of the transition in progress that involves this controller or its nearest
  /// ancestor.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransitionCoordinator
  }

  /// Presents a controller.
  ///
  /// If a transition is in progress in the window, or this controller isn't in a window, UIKit's
  /// warning is reported and nothing is presented.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - flag: Whether the transition is animated; if not, the controller is presented when the
  ///     call returns.
  ///   - completion: The closure to call after the controller's `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controllers that this controller presents, or else this controller itself.
  ///
  /// - Parameters:
  ///   - flag: Whether the transition is animated; if not, the controllers are gone when the call
  ///     returns.
  ///   - completion: The closure to call at the end, immediately if there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  /// Creates the presentation controller for a style.
  func makePresentationController(_ style: UIModalPresentationStyle) -> UIPresentationController {
    switch style {
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  /// Shows a controller as the nearest container does: pushed onto a navigation stack, or else
  /// presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    showInNearestContainer(vc, sender: sender)
  }

  /// Shows a detail controller, which is presented as in an environment with one column.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true, completion: nil)
  }

  /// Performs the segue that is registered with an identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender: sender)
  }

  /// Returns whether a control may trigger a segue.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, to configure its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Bars, see Navigation/ and Tabs/

  /// The navigation item of the controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// The navigation controller that contains the controller.
  open var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  /// Whether bottom bars are hidden while the controller is above the root of a navigation stack.
  open var hidesBottomBarWhenPushed = false

  /// The items in the navigation controller's toolbar while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { screenState.toolbarItems }
    set { setOwnToolbarItems(newValue) }
  }

  /// Sets the items in the navigation controller's toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The tab bar item of the controller.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { setTabBarItem(newValue) }
  }

  /// The tab bar controller that contains the controller.
  open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

  /// The edges at which the view extends under bars, which has no effect because bars are opaque.
  open var edgesForExtendedLayout: UIRectEdge = .all

  /// Whether the view extends under opaque bars, which has no effect.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Called after the title was set.
  func titleDidChange() { titleHasChanged() }

  // MARK: Editing

  /// Whether the content is being edited.
  open var isEditing: Bool {
    get { screenState.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing; overrides must call `super` first.
  open func setEditing(_ editing: Bool, animated: Bool) { editingDidChange(editing) }

  /// A button that starts and ends editing, titled Edit or Done.
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

  // MARK: Commands

  /// The key commands that were added with `addKeyCommand(_:)`.
  open override var keyCommands: [UIKeyCommand]? {
    screenState.keyCommands.isEmpty ? nil : screenState.keyCommands
  }

  /// Adds a key command, which is available while the controller or a descendant is first
  /// responder.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { screenState.keyCommands.append(keyCommand) }

  /// Removes a key command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    screenState.keyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: UIResponder

  /// The superview of the view, or else the parent.
  open override var next: UIResponder? { storedView?.storedSuperview ?? storedParent }

  package override var hostWindow: UIWindow? { storedView?.storedWindow }

  /// The view, which is loaded on first access; a plain one if `loadView()` sets none or accesses
  /// it itself.
  var loadedView: UIView {
    if let storedView { return storedView }
    if !isLoadingView {
      isLoadingView = true
      loadView()
      isLoadingView = false
    }
    if let storedView {
      viewDidLoad()
      return storedView
    }
    let view = fallbackView()
    setView(view)
    if !isLoadingView { viewDidLoad() }
    return view
  }

  /// Returns the view for a controller whose `loadView()` sets none.
  func fallbackView() -> UIView { UIView(frame: UIScreen.main.bounds) }
}
