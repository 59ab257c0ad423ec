/// The standard editing actions of a responder (UIKit).
///
/// Every responder has these methods and passes them on along the responder chain.
/// `canPerformAction(_:withSender:)` tells which ones it performs itself.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
  /// Copies the selection to the pasteboard and deletes it.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection with the contents of the pasteboard.
  func paste(_ sender: Any?)
  /// Selects the word at the caret.
  func select(_ sender: Any?)
  /// Selects all content.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}

extension UIResponder {
  /// Performs a standard editing action by name; other names have no effect.
  func performEditAction(_ action: Selector, sender: Any?) {
    switch action {
    case .cut: cut(sender)
    case .copy: copy(sender)
    case .paste: paste(sender)
    case .select: select(sender)
    case .selectAll: selectAll(sender)
    case .delete: delete(sender)
    default: break
    }
  }
}
