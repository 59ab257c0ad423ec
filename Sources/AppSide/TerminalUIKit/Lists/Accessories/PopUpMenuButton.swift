import Foundation

/// The button of a list cell that says what is chosen in a menu, and opens it.
final class PopUpMenuButton: UIButton {
  private var didSelect: UICellAccessory.MenuSelectedElementDidChangeHandler?
  private weak var lastChosen: UIMenuElement?

  /// - Parameter accessory: Of the kind `popUpMenu`.
  convenience init(_ accessory: UICellAccessory) {
    self.init(type: .system)
    show(accessory)
  }

  /// Shows another menu, or the same one again.
  func show(_ accessory: UICellAccessory) {
    // Nobody is told of what is chosen by itself.
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
