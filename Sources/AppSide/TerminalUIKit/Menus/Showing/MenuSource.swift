import Foundation

/// The origin of a menu: its anchor and the sender of its actions.
@MainActor
struct MenuSource {
  weak var view: UIView?
  /// The anchor, in the view's coordinates.
  var rect: CGRect
  /// The sender passed to actions.
  var sender: Any?
  /// Whether the menu is the edit menu of selected text, which doesn't block other interaction.
  var isEditMenu = false
  /// Whether only the element selected last is on.
  var isSingleSelection = false
  /// Whether a key opened the menu, so that its first item gets the focus.
  var isOpenedByKey = false
  /// Called after an element was selected and its state updated.
  var didSelect: @MainActor () -> Void = {}
  /// Called after the selected element's action was performed.
  var didPerform: @MainActor (UIMenuElement) -> Void = { _ in }
  /// Called after the menu has closed.
  var didClose: @MainActor () -> Void = {}

  init(_ view: UIView?, _ rect: CGRect? = nil, sender: Any? = nil) {
    self.view = view
    self.rect = rect ?? view?.storedBounds ?? .zero
    self.sender = sender
  }
}

extension UIWindow {
  /// The open menu.
  var menuOverlay: MenuOverlayView? {
    storedSubviews.last { $0 is MenuOverlayView } as? MenuOverlayView
  }

  /// Opens a menu and closes the one that is open.
  ///
  /// - Returns: The menu's view, or `nil` if the menu has no rows.
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
