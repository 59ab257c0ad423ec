import Foundation

/// Shows a menu for a view at a long press, or at a click of the other button of the mouse (UIKit).
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu is shown (UIKit).
  public enum Appearance: Int, Sendable {
    /// It is not.
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// As a menu only.
    case compact = 2
  }

  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Gives the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  final private var trigger: ContextMenuTrigger?
  final private weak var overlay: MenuOverlayView?
  final private var location = CGPoint.zero

  /// Makes an interaction.
  ///
  /// - Parameter delegate: Gives the menu; held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// How the menu is shown.
  open var menuAppearance: Appearance { overlay?.storedWindow == nil ? .unknown : .compact }

  /// Where the menu was asked for, in points of a view; of the screen when that is nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(location, to: view)
  }

  /// Takes the menu away.
  open func dismissMenu() { overlay?.close() }

  /// Changes the menu that is shown.
  ///
  /// - Parameter block: Gets the menu and gives another, or the same.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let overlay, let menu = overlay.menu else { return }
    overlay.replace(with: block(menu))
  }

  /// Called before it is added to a view, or taken away with nil.
  open func willMove(to view: UIView?) {
    trigger?.remove()
    trigger = nil
    if view == nil { dismissMenu() }
    self.view = view
  }

  /// Called after it was added to a view, or taken away with nil.
  open func didMove(to view: UIView?) {
    guard let view else { return }
    trigger = ContextMenuTrigger(view) { [weak self] place in self?.prepare(place) }
  }

  private func prepare(_ place: CGPoint) -> ContextMenuTrigger.Menu? {
    guard let delegate,
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: place)
    else { return nil }
    return ContextMenuTrigger.Menu(
      make: { configuration.menu() },
      willOpen: { [weak self] in
        guard let self else { return }
        self.location = place
        let animator = MenuAnimator()
        self.delegate?.contextMenuInteraction(
          self, willDisplayMenuFor: configuration, animator: animator)
        animator.finish()
      },
      didOpen: { [weak self] in self?.overlay = $0 },
      didClose: { [weak self] in
        guard let self else { return }
        let animator = MenuAnimator()
        self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        animator.finish()
      })
  }
}
