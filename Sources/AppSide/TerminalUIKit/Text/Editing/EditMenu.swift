import CellRendering
import Foundation

/// A text view whose selection has an edit menu with Cut, Copy, Paste and similar commands.
@MainActor
protocol EditMenuShowing: UIView {
  /// The position of the caret, in the view's coordinates.
  var caretPlace: CGPoint { get }
}

extension EditMenuShowing {
  /// Creates a trigger that opens the menu at a long press or a secondary click.
  func makeEditMenuTrigger(
    _ isUsable: @escaping @MainActor () -> Bool
  ) -> ContextMenuTrigger {
    ContextMenuTrigger(self) { [weak self] place in
      guard let self, isUsable() else { return nil }
      return ContextMenuTrigger.Menu(
        make: { [weak self] in
          guard let self, self.becomeFirstResponder() else { return nil }
          return self.editMenu
        },
        anchor: CGRect(
          x: place.x, y: place.y - CellMetrics.height / 2, width: 0, height: CellMetrics.height),
        isEditMenu: true, didPerform: { [weak self] in self?.didPerform($0) })
    }
  }

  /// Opens the menu at the caret, as after a double tap.
  func showEditMenu() {
    guard let window = storedWindow else { return }
    let place = CGRect(
      x: caretPlace.x, y: caretPlace.y, width: CellMetrics.width, height: CellMetrics.height)
    var source = MenuSource(self, place, sender: self)
    source.isEditMenu = true
    source.didPerform = { [weak self] in self?.didPerform($0) }
    window.showMenu(editMenu, from: source)
  }

  /// Opens the menu again after a command has changed the selection, as on iOS.
  private func didPerform(_ element: UIMenuElement) {
    guard let command = element as? UICommand, isFirstResponder,
      command.action == .select || command.action == .selectAll
    else { return }
    showEditMenu()
  }

  /// The menu of commands for the selection.
  private var editMenu: UIMenu {
    let all: [(String, Selector)] = [
      ("Cut", .cut), ("Copy", .copy), ("Paste", .paste), ("Select", .select),
      ("Select All", .selectAll),
    ]
    let commands = all.filter { canPerformAction($0.1, withSender: self) }
    return UIMenu(children: commands.map { UICommand(title: $0.0, action: $0.1) })
  }
}

extension UITextField: EditMenuShowing {
  var caretPlace: CGPoint {
    let rect = editingRect(forBounds: storedBounds)
    let before = min(max(editor.selection.lowerBound - firstVisible, 0), 1_000_000)
    let x = rect.minX + CGFloat(before) * CellMetrics.width
    return CGPoint(x: min(x, rect.maxX), y: rect.midY - CellMetrics.height / 2)
  }
}

extension UITextView: EditMenuShowing {
  var caretPlace: CGPoint {
    let lines = lines
    let line = lines.line(of: editor.caret)
    return CGPoint(
      x: textInsets.left + CGFloat(lines.column(of: editor.caret)) * CellMetrics.width,
      y: textInsets.top + CGFloat(line) * CellMetrics.height)
  }
}
