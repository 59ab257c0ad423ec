import ElementTypes
import Foundation

/// The root of a view hierarchy, which dispatches events to its views (UIKit).
///
/// As in UIKit, the application doesn't retain a window; its creator must.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The responder that receives keys and text.
  final weak var firstResponder: UIResponder?
  final weak var focusTarget: UIView?
  /// The view that had the focus last, from which the Tab key continues.
  final weak var lastFocusedView: UIView?
  /// The screen in which a view last had the focus, for a person at the terminal.
  final weak var guidedScreen: UIViewController?
  /// The key card, while it is shown.
  final var keyCard: KeyCard? { didSet { TreeChange.note() } }
  /// The running transitions between controllers.
  let transitions = WindowTransitions()
  /// Whether the edited view must be scrolled into view after the next layout.
  final var showsEditedView = false
  final private var laidOutSize = CGSize.zero
  /// Whether the app has given the window a scene.
  final var hasScene = false
  /// The keyboard for the window's first responder, or `nil` before there was one.
  final var keyboard: KeyboardWindow?
  /// The router that turns touches into gestures.
  let gestures = GestureRouter()

  /// Creates a hidden window.
  ///
  /// - Parameter frame: The frame in screen coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty window, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func setUp() {
    storedWindow = self
    isHidden = true
  }

  /// Whether the window belongs to the system, as the keyboard does, and not to the app's `windows`.
  var isOfSystem: Bool { false }

  /// The area in which touches reach the window: the screen.
  package var touchableArea: CGRect { screen.bounds }

  /// The screen of the window.
  open var screen: UIScreen { UIScreen.main }

  /// Whether the window is hidden.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden {
        UIApplication.shared.windowDidHide(self)
        hideControllers()
        UIApplication.shared.viewsDidLeaveScreen()
      } else {
        UIApplication.shared.windowDidShow(self)
        traitsMayHaveChanged()
        showRootViewController()
      }
    }
  }

  /// The position of the window in the front-to-back order.
  open var windowLevel: Level = .normal { didSet { TreeChange.note() } }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      dismissControllers(of: oldValue)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRootViewController() }
    }
  }

  /// Whether the window is the key window, which receives keyboard events.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Makes the window the key window.
  open func makeKey() { UIApplication.shared.setKeyWindow(self) }

  /// Shows the window in front of the others of its level and makes it the key window.
  open func makeKeyAndVisible() {
    UIApplication.shared.bringToFront(self)
    isHidden = false
    makeKey()
  }

  /// Called after the window has become the key window.
  open func becomeKey() {}

  /// Called before the window stops being the key window.
  open func resignKey() {}

  /// Sends an event to the view or responder that it is for.
  open func sendEvent(_ event: UIEvent) {
    switch event {
    case let event as UIPressesEvent: deliverPresses(event)
    case let event as PointerEvent where event.type == .scroll: deliverScroll(event)
    case let event as PointerEvent: deliverHover(event)
    case let event where event.type == .touches: deliverTouches(event)
    default: break
    }
  }

  /// Keeps the edited view visible when the window's size changes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if laidOutSize != storedBounds.size {
      laidOutSize = storedBounds.size
      showsEditedView = true
    }
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  override var defaultElementType: ElementType { .window }

  package override var accessibilityParent: UIResponder? { UIApplication.shared }

  /// Adds the root controller's view, which fills the window.
  ///
  /// The view is loaded when the window first appears.
  private func showRootViewController() {
    guard let rootViewController, !showControllers() else { return }
    let view: UIView = rootViewController.loadedView
    view.frame = storedBounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
