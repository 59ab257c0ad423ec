/// What a responder can do with what is selected in it (UIKit).
///
/// Every responder has all of these, and passes them on along the chain; `canPerformAction(_:withSender:)`
/// says which it does itself.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
  /// Puts what is selected on the pasteboard and takes it away.
  func cut(_ sender: Any?)
  /// Puts what is selected on the pasteboard.
  func copy(_ sender: Any?)
  /// Puts what is on the pasteboard in place of what is selected.
  func paste(_ sender: Any?)
  /// Selects what is at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Takes away what is selected.
  func delete(_ sender: Any?)
}

extension UIResponder {
  /// Does a standard editing action by its name; any other name is nothing.
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
