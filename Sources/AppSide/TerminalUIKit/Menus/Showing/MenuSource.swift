import Foundation

/// What a menu belongs to: where it points, who is the sender of its actions.
@MainActor
struct MenuSource {
  weak var view: UIView?
  /// In points of the view.
  var rect: CGRect
  /// What actions are given as their sender.
  var sender: Any?
  /// Whether it is the menu of selected text, which lets everything else go on.
  var isEditMenu = false
  /// Whether one element is on: that which was chosen last.
  var isSingleSelection = false
  /// Whether a key opened it, so that keys go on in it.
  var isByKey = false
  /// Called after an element was chosen and marked.
  var didSelect: @MainActor () -> Void = {}
  /// Called after what was chosen has been done.
  var didPerform: @MainActor (UIMenuElement) -> Void = { _ in }
  /// Called after the menu has gone.
  var didClose: @MainActor () -> Void = {}

  init(_ view: UIView?, _ rect: CGRect? = nil, sender: Any? = nil) {
    self.view = view
    self.rect = rect ?? view?.storedBounds ?? .zero
    self.sender = sender
  }
}

extension UIWindow {
  /// The menu that is open.
  var menuOverlay: MenuOverlayView? {
    storedSubviews.lazy.compactMap { $0 as? MenuOverlayView }.last
  }

  /// Opens a menu, in place of one that is open.
  ///
  /// - Returns: Nil when there is nothing to choose from.
  @discardableResult
  func showMenu(_ menu: UIMenu, from source: MenuSource) -> MenuOverlayView? {
    menuOverlay?.close()
    let overlay = MenuOverlayView(menu, source: source, frame: storedBounds)
    guard overlay.hasRows else { return nil }
    addSubview(overlay)
    overlay.takeFocus()
    return overlay
  }
}
