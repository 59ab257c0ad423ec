import Foundation

/// The container of a presentation in a window or in part of it.
///
/// From back to front it holds the backdrop, the presented view and, during a transition, a shield
/// that blocks touches.
@MainActor
final class PresentationContainerView: UIView {
  private weak var controller: UIPresentationController?
  private var backdropView: PresentationBackdropView?
  private var frameView: PresentedFrameView?
  private var shield: TransitionShield?

  init(frame: CGRect, controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: frame)
    updateBackdrop()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether touches are ignored because a transition is in progress.
  var blocksTouches = false {
    didSet {
      guard blocksTouches != oldValue else { return }
      shield?.removeFromSuperview()
      shield = blocksTouches ? TransitionShield(over: self) : nil
    }
  }

  /// Whether the presented view is being dismissed; it is then invisible and can't receive keys.
  private(set) var isClosing = false
  private var hiddenViews: [UIView] = []
  /// Whether the content behind was reachable at the last update.
  private var allowedInteractionBehind = false

  /// The presented view.
  var shownView: UIView? { controller?.presentedView }

  /// Whether keys and focus are confined to the presentation.
  var confinesFocus: Bool { !isClosing && controller?.allowsInteractionBehind != true }

  /// Whether tests and assistive technologies are confined to the presentation.
  ///
  /// As in UIKit, they are if the backdrop is dimmed or the app made the presented view modal.
  override var accessibilityViewIsModal: Bool {
    get {
      if super.accessibilityViewIsModal { return true }
      guard let controller, !isClosing else { return false }
      return controller.backdrop == .dimmed
        || controller.presentedView?.accessibilityViewIsModal == true
    }
    set { super.accessibilityViewIsModal = newValue }
  }

  /// Updates the backdrop between the presented view and the content behind.
  private func updateBackdrop() {
    guard let controller else { return }
    let backdrop = controller.backdrop
    if allowedInteractionBehind, !controller.allowsInteractionBehind { resignRespondersBehind() }
    allowedInteractionBehind = controller.allowsInteractionBehind
    backdropView?.isHidden = backdrop == .none
    guard backdrop != .none, backdropView == nil else { return }
    let view = PresentationBackdropView(
      frame: bounds, isDimmed: backdrop == .dimmed, controller: controller)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    backdropView = view
  }

  /// Takes the focus and first responder status from content that becomes unreachable.
  private func resignRespondersBehind() {
    guard let window, let controller else { return }
    let owner = (window.firstResponder as? UIView) ?? window.focusTarget
    if owner?.isDescendant(of: self) != true { controller.preserveResponder(of: window) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && controller?.allowsInteractionBehind == true ? nil : hit
  }

  /// Adds the presented view at its place.
  func install() {
    guard let controller, let view = controller.presentedView else { return }
    if controller.isFramed {
      let frameView = PresentedFrameView(controller: controller)
      self.frameView = frameView
      addSubview(frameView)
      controller.didCreateFrameView(frameView)
    } else if controller.presentationStyle != .custom {
      let frameView = PresentedFrameView(controller: nil)
      self.frameView = frameView
      addSubview(frameView)
    }
    place(view)
    (frameView ?? self).addSubview(view)
  }

  /// Hides the presented view.
  ///
  /// A terminal shows no dismissal animation.
  func close() {
    isClosing = true
    hiddenViews = subviews.filter { !$0.isHidden && $0 !== shield }
    for view in hiddenViews { view.isHidden = true }
  }

  /// Removes the container from the window and restores the presented view's visibility.
  func remove() {
    for view in hiddenViews { view.isHidden = false }
    hiddenViews = []
    removeFromSuperview()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller, !isClosing else { return }
    updateBackdrop()
    controller.containerViewWillLayoutSubviews()
    if let view = controller.presentedView, view.isDescendant(of: self) { place(view) }
    controller.containerViewDidLayoutSubviews()
  }

  private func place(_ view: UIView) {
    guard let controller else { return }
    let target = controller.currentFrame
    guard let frameView else {
      view.frame = target
      return
    }
    let border = controller.isFramed ? PresentedFrameView.border : .zero
    frameView.frame = CGRect(
      x: target.minX - border.width, y: target.minY - border.height,
      width: target.width + 2 * border.width, height: target.height + 2 * border.height)
    view.frame = CGRect(
      origin: CGPoint(x: border.width, y: border.height), size: target.size)
  }

  /// Dismisses the presentation on Escape if the user can dismiss it.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in
      guard press.key?.keyCode == .keyboardEscape, let controller, !isClosing,
        !isBehindPresentation(of: press)
      else { return true }
      return !controller.requestUserDismissal()
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    for subview in subviews where !(subview is TransitionShield) {
      if !subview.visitAsAccessibilityElement(visit) { return false }
    }
    return true
  }
}
