import Foundation

/// The methods of a context menu's delegate for code that writes the `?` of UIKit's optional methods:
/// `delegate?.contextMenuInteraction?(menu, willEndFor: configuration, animator: nil)`.
///
/// Swift has optional methods only with the Objective-C runtime. These are the optional values that the
/// `?` needs; called, they call the methods.
extension UIContextMenuInteractionDelegate {
  /// The methods of this name.
  public var contextMenuInteraction: ContextMenuDelegateMethods? {
    ContextMenuDelegateMethods(delegate: self)
  }
}

/// What calls the methods of a context menu's delegate that have labels.
@preconcurrency @MainActor
public struct ContextMenuDelegateMethods {
  let delegate: any UIContextMenuInteractionDelegate

  /// Calls the method with these labels.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  /// Calls the method with these labels.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }
}
