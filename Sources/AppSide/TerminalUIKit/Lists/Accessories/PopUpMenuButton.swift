import Foundation

/// A button of a list cell that shows the selected element of a menu and opens the menu.
final class PopUpMenuButton: UIButton {
  private var didSelect: UICellAccessory.MenuSelectedElementDidChangeHandler?
  private weak var lastChosen: UIMenuElement?

  /// Creates a button.
  ///
  /// - Parameter accessory: An accessory of the kind `popUpMenu`.
  convenience init(_ accessory: UICellAccessory) {
    self.init(type: .system)
    show(accessory)
  }

  /// Updates the button for an accessory.
  func show(_ accessory: UICellAccessory) {
    // The handler must not be called for the initial selection.
    didSelect = nil
    tintColor = accessory.tintColor
    if menu !== accessory.menu { menu = accessory.menu }
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
    didSelect = accessory.selectedElementDidChangeHandler
    frame.size = intrinsicContentSize
  }

  override func menuSelectionDidChange() {
    super.menuSelectionDidChange()
    frame.size = intrinsicContentSize
    superview?.setNeedsLayout()
    let chosen = menu?.selectedElements.first
    guard chosen !== lastChosen else { return }
    lastChosen = chosen
    if let menu { didSelect?(menu) }
  }
}
