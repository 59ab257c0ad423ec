import Foundation
import TerminalUIKit

/// A button's menu, a bar button's menu with a selection, and a context menu.
final class MenusViewController: CapabilityViewController {
  private let letter = UILabel()

  init() { super.init("Tap Actions or Sort; press the letter long.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = addButton("Actions") {}
    button.menu = UIMenu(
      title: "Actions",
      children: [
        action("Copy"),
        UIMenu(title: "Share", children: [action("Mail"), action("Message")]),
        action("Delete", attributes: .destructive),
        action("Locked", attributes: .disabled),
      ])
    button.showsMenuAsPrimaryAction = true

    let sort = UIBarButtonItem(title: "Sort")
    sort.menu = UIMenu(
      options: .singleSelection,
      children: [action("By name", state: .on), action("By date")])
    navigationItem.rightBarButtonItem = sort

    letter.text = "  A letter  "
    letter.backgroundColor = .secondarySystemBackground
    letter.isUserInteractionEnabled = true
    letter.accessibilityIdentifier = "letter"
    letter.addInteraction(UIContextMenuInteraction(delegate: self))
    add(letter)
  }

  private func action(
    _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [weak self] _ in
      self?.saw("menu \(title)")
    }
  }
}

extension MenusViewController: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [self?.action("Open"), self?.action("Burn")].compactMap { $0 })
    }
  }
}
