import Foundation

/// Manages a screen, or a part of one: its view, and when that comes and goes (UIKit).
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  var storedView: UIView?
  var appearance = AppearanceState()
  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController?
  private var isLoadingView = false

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
  open var title: String? { didSet { TreeChange.note() } }

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

  // MARK: Containment

  /// The controller that this one is in.
  open var parent: UIViewController? { storedParent }

  /// The controllers inside this one.
  open var children: [UIViewController] { storedChildren }

  /// Takes a controller in; add its view, then call its `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves its parent; call `willMove(toParent:)` with nil and remove its view first.
  open func removeFromParent() { leaveParent() }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children hear by themselves when this controller appears and disappears.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller, in place of the hierarchy, that it is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.isManual = true
    beginTransition(isAppearing, animated: animated)
  }

  /// Tells the controller, in place of the hierarchy, that it has appeared or disappeared.
  open func endAppearanceTransition() {
    appearance.isManual = false
    endTransition()
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
