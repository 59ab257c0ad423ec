import Foundation
import TerminalUIKit

/// An action sheet.
final class ActionSheetsViewController: CapabilityViewController {
  init() { super.init("Open the sheet, and choose.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Open") { [weak self] in self?.presentSheet() }
  }

  private func presentSheet() {
    let sheet = UIAlertController(
      title: "Letter", message: "What should become of it?", preferredStyle: .actionSheet)
    let buttons: [(String, UIAlertAction.Style)] = [
      ("Answer", .default), ("Archive", .default), ("Delete", .destructive), ("Cancel", .cancel),
    ]
    for (title, style) in buttons {
      sheet.addAction(
        UIAlertAction(title: title, style: style) { [weak self] _ in self?.saw("sheet \(title)") })
    }
    present(sheet, animated: true)
  }
}
