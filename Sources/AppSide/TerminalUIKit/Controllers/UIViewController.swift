import Foundation

/// Manages a screen, or a part of one: its view, and when that comes and goes (UIKit).
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  final var storedView: UIView?
  final var appearance = AppearanceState()
  final var storedChildren: [UIViewController] = []
  final var presentation = PresentationState()
  final var screenState = ScreenState()
  final weak var storedParent: UIViewController?
  final private var isLoadingView = false

  /// The name of the nib asked for; Linux has no nibs, so it is only remembered.
  public let nibName: String?
  /// The bundle asked for.
  public let nibBundle: Bundle?

  /// Makes a controller; its view is loaded when it is first needed.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Remembered only: Linux has no nibs.
  ///   - nibBundleOrNil: Remembered only.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// What the screen is called.
  open var title: String? { didSet { titleDidChange() } }

  // MARK: The view

  /// The view, loaded now if it was not.
  open var view: UIView! {
    get { loadedView }
    set { setView(newValue) }
  }

  /// The view, if it has been loaded.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view; subclasses that make their own set `view` and do not call this.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Loads the view now, if it was not.
  open func loadViewIfNeeded() { _ = loadedView }

  /// Called once, after the view has been loaded.
  open func viewDidLoad() {}

  /// Called before the view comes onto the screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the hierarchy, with its size and traits, before it is seen.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Brings the constraints of the view up to date.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  /// Called when memory is short.
  open func didReceiveMemoryWarning() {}

  // MARK: Traits and the safe area

  /// The traits that the controller is shown with.
  open var traitCollection: UITraitCollection {
    if let storedView { return storedView.traitCollection }
    let around = storedParent?.traitCollection ?? UIScreen.main.traitCollection
    return overridingTraits.map { around.overridden(by: $0) } ?? around
  }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for this controller and its children; unspecified leaves it to what is around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet {
      if overrideUserInterfaceStyle != oldValue { storedView?.traitsMayHaveChanged() }
    }
  }

  /// What the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { storedView?.safeAreaMayHaveChanged() }
    }
  }

  /// Called before the size of the view changes, as when the terminal's does; subclasses call this, for
  /// it tells the children.
  ///
  /// - Parameters:
  ///   - size: The size that the view will have, in points.
  ///   - coordinator: Takes what is to be done along with the change, and after it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOnSizeTransition(to: size, with: coordinator)
  }

  /// The size that a child will have when the view has another, in points: the same, if the child
  /// fills the view now, else the one that it has.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
    return child.bounds.size == viewIfLoaded?.bounds.size ? parentSize : child.bounds.size
  }

  // MARK: What a terminal has not got

  /// Whether there is no status bar: never asked, a terminal has none.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar looks: never asked, a terminal has none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Asks for the status bar anew: nothing happens, a terminal has none.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// How the screen may be held: never asked, a terminal is not turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the screen may be turned: never asked, a terminal is not turned.
  open var shouldAutorotate: Bool { true }

  /// Called after the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Containment

  /// The controller that this one is in.
  open var parent: UIViewController? { storedParent }

  /// The controllers inside this one.
  open var children: [UIViewController] { storedChildren }

  /// Takes a controller in; add its view, then call its `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves its parent; call `willMove(toParent:)` with nil and remove its view first.
  open func removeFromParent() { leaveParent() }

  /// Called before the parent changes; subclasses call this.
  open func willMove(toParent parent: UIViewController?) { parentWillChange(to: parent) }

  /// Called after the parent has changed; subclasses call this.
  open func didMove(toParent parent: UIViewController?) { parentDidChange(to: parent) }

  /// Whether children hear by themselves when this controller appears and disappears.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller, in place of the hierarchy, that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if appearance.isManual, appearance.phase == (isAppearing ? .appearing : .disappearing) {
      ControllerWarning.unbalancedAppearance(self).report()
    }
    appearance.isManual = true
    beginTransition(isAppearing, animated: animated)
  }

  /// Tells the controller, in place of the hierarchy, that it has appeared or disappeared.
  open func endAppearanceTransition() {
    if !appearance.isManual { ControllerWarning.unbalancedAppearance(self).report() }
    appearance.isManual = false
    endTransition()
  }

  // MARK: Presentation, see Presentation/

  /// How the controller is shown when it is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// How its presentation comes and goes.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether the user cannot end its presentation by Escape or by a tap beside it.
  open var isModalInPresentation = false
  /// Whether presentations in a context, asked for by it or its children, cover its view only.
  open var definesPresentationContext = false
  /// Whether its transition style counts for presentations in its context: remembered only.
  open var providesPresentationContextTransitionStyle = false
  /// Gives a presentation of the custom style its presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The size that it would like to have in a form sheet or a popover, in points.
  open var preferredContentSize = CGSize.zero {
    didSet { presentation.controller?.container?.setNeedsLayout() }
  }

  /// The controller that this one, or its nearest ancestor that does, presents.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presents this one, or its nearest ancestor that is presented.
  open var presentingViewController: UIViewController? { nearestPresenting }

  /// Whether it is being presented: from the call that presents it, once its view is loaded, to after
  /// `viewDidAppear(_:)`.
  open var isBeingPresented: Bool { presentation.isBeingPresented }

  /// Whether it is being dismissed: from the call that dismisses it to after `viewDidDisappear(_:)`.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// Whether it comes because it was put into a container: from `addChild(_:)` to its
  /// `viewDidAppear(_:)`, or, where it does not appear meanwhile, to its `didMove(toParent:)`.
  open var isMovingToParent: Bool { screenState.isMovingToParent }

  /// Whether it goes because it is taken out of a container: from its `willMove(toParent:)` with nil
  /// to `removeFromParent()`.
  open var isMovingFromParent: Bool { screenState.isMovingFromParent }

  /// How it, or its nearest ancestor that is presented, is presented; else how it will be.
  open var presentationController: UIPresentationController? { nearestPresentationController }

  /// How it is presented as a popover; nil in all other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    nearestPresentationController as? UIPopoverPresentationController
  }

  /// How it is presented as a sheet; nil in all other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    nearestPresentationController as? UISheetPresentationController
  }

  /// The change of screen under way in which it, or its nearest ancestor, takes part.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransitionCoordinator
  }

  /// Shows a controller on top of this one, or of the one that it is in.
  ///
  /// While a presentation is under way in the window, or when this controller is in no window, UIKit's
  /// warning is given and nothing is shown.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to show.
  ///   - flag: Whether it takes its time; otherwise it is there when the call returns.
  ///   - completion: Called after its `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Ends what this controller presents, with all on top of that; without any, its own presentation.
  ///
  /// - Parameters:
  ///   - flag: Whether it takes its time; otherwise it is gone when the call returns.
  ///   - completion: Called after the end; at once when there is nothing to end.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  /// Makes what presents the controller in a style.
  func makePresentationController(_ style: UIModalPresentationStyle) -> UIPresentationController {
    switch style {
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  /// Shows a controller in the way of the controllers around this one: pushed in a navigation
  /// controller, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    showInNearestContainer(vc, sender: sender)
  }

  /// Shows a controller with details: presented, as where there is room for one screen only.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true, completion: nil)
  }

  /// Goes to another controller on a way that was registered under a name.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender: sender)
  }

  /// Whether to go, when a control to which the way is connected was used.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before going to another controller, to give it what it needs.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Bars, see Navigation/ and Tabs/

  /// What a navigation bar shows for it.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// The navigation controller that it is in.
  open var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  /// Whether bars at the bottom go while it is above the first screen of a navigation controller.
  open var hidesBottomBarWhenPushed = false

  /// What the toolbar of its navigation controller shows while it is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { screenState.toolbarItems }
    set { setOwnToolbarItems(newValue) }
  }

  /// Sets what the toolbar of its navigation controller shows.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// What a bar of tabs shows for it.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { setTabBarItem(newValue) }
  }

  /// The tab bar controller that it is in.
  open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

  /// Under which bars the view reaches: remembered only, as bars are opaque.
  open var edgesForExtendedLayout: UIRectEdge = .all

  /// Whether the view reaches under opaque bars: remembered only, it never does.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Called after the title was set.
  func titleDidChange() { titleHasChanged() }

  // MARK: Editing

  /// Whether what it shows is being edited.
  open var isEditing: Bool {
    get { screenState.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing what it shows; subclasses call this first.
  open func setEditing(_ editing: Bool, animated: Bool) { editingDidChange(editing) }

  /// A button that begins editing, and ends it: Edit, Done.
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

  // MARK: Commands

  /// The commands that were added with `addKeyCommand(_:)`.
  open override var keyCommands: [UIKeyCommand]? {
    screenState.keyCommands.isEmpty ? nil : screenState.keyCommands
  }

  /// Adds a command that keys give while it, or something in it, has them.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { screenState.keyCommands.append(keyCommand) }

  /// Takes a command away.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    screenState.keyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: UIResponder

  /// The superview of the view, else the parent.
  open override var next: UIResponder? { storedView?.storedSuperview ?? storedParent }

  package override var hostWindow: UIWindow? { storedView?.storedWindow }

  /// The view, loaded if it was not; a plain one when `loadView()` set none or asked for it itself.
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
    let view = UIView(frame: UIScreen.main.bounds)
    setView(view)
    if !isLoadingView { viewDidLoad() }
    return view
  }
}
