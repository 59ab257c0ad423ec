import Foundation

/// An interaction that shows a context menu on a long press or a secondary click (UIKit).
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of a menu (UIKit).
  public enum Appearance: Int, Sendable {
    /// No menu is visible.
    case unknown = 0
    /// The menu has a preview.
    case rich = 1
    /// The menu has no preview.
    case compact = 2
  }

  /// The view that owns the interaction.
  open private(set) weak var view: UIView?
  /// The object that provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  final private var trigger: ContextMenuTrigger?
  final private weak var overlay: MenuOverlayView?
  final private var location = CGPoint.zero

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that provides the menu; held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The appearance of the visible menu.
  open var menuAppearance: Appearance { overlay?.storedWindow == nil ? .unknown : .compact }

  /// Returns the location of the gesture in a view's coordinates, or on the screen if the view is
  /// `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(location, to: view)
  }

  /// Dismisses the menu.
  open func dismissMenu() { overlay?.close() }

  /// Replaces the visible menu.
  ///
  /// - Parameter block: Receives the current menu and returns the one to show.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let overlay, let menu = overlay.menu else { return }
    overlay.replace(with: block(menu))
  }

  /// Called before the interaction is added to a view, or with `nil` before it is removed.
  open func willMove(to view: UIView?) {
    trigger?.remove()
    trigger = nil
    if view == nil { dismissMenu() }
    self.view = view
  }

  /// Called after the interaction was added to a view, or with `nil` after it was removed.
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
