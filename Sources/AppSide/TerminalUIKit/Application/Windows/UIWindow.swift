import Foundation

/// The view that all others are in, and through which events reach them (UIKit).
///
/// As in UIKit the application does not keep a window: whoever made it does.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Who gets keys and text.
  final weak var firstResponder: UIResponder?
  final weak var focusTarget: UIView?
  /// Where the focus was last, so that the Tab key goes on from there.
  final weak var lastFocusedView: UIView?
  /// The changes of screen under way.
  let transitions = WindowTransitions()
  /// Whether what is edited is to be scrolled into view after the next layout.
  final var showsEditedView = false
  final private var laidOutSize = CGSize.zero
  /// Where touches become gestures.
  let gestures = GestureRouter()

  /// Makes a window, hidden until it is shown.
  ///
  /// - Parameter frame: In points of the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a window of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a window as big as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func setUp() {
    storedWindow = self
    isHidden = true
  }

  /// The screen that the window is on.
  open var screen: UIScreen { UIScreen.main }

  /// Whether the window is not shown.
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

  /// How far in front the window is.
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

  /// Whether keys go to this window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Lets keys go to this window.
  open func makeKey() { UIApplication.shared.setKeyWindow(self) }

  /// Shows the window, in front of the others of its level, and lets keys go to it.
  open func makeKeyAndVisible() {
    UIApplication.shared.bringToFront(self)
    isHidden = false
    makeKey()
  }

  /// Called after keys started to go to this window.
  open func becomeKey() {}

  /// Called before keys stop going to this window.
  open func resignKey() {}

  /// Sends an event to the view, or the responder, that it is for.
  open func sendEvent(_ event: UIEvent) {
    switch event {
    case let event as UIPressesEvent: deliverPresses(event)
    case let event as PointerEvent where event.type == .scroll: deliverScroll(event)
    case let event as PointerEvent: deliverHover(event)
    case let event where event.type == .touches: deliverTouches(event)
    default: break
    }
  }

  /// Keeps what is edited on show when the window has another size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if laidOutSize != storedBounds.size {
      laidOutSize = storedBounds.size
      showsEditedView = true
    }
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  override var defaultAccessibilityRole: AccessibilityRole { .window }

  package override var accessibilityParent: UIResponder? { UIApplication.shared }

  /// The root view fills the window; it is loaded when the window is first shown.
  private func showRootViewController() {
    guard let rootViewController, !showControllers() else { return }
    let view: UIView = rootViewController.loadedView
    view.frame = storedBounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
