import Foundation

/// Optional forms of the context menu delegate's methods.
///
/// They support UIKit's optional calls: `delegate?.contextMenuInteraction?(menu, willEndFor:
/// configuration, animator: nil)`. Optional protocol methods need the Objective-C runtime; the
/// property here returns an optional value that forwards the call.
extension UIContextMenuInteractionDelegate {
  /// The delegate's methods whose base name is `contextMenuInteraction`.
  public var contextMenuInteraction: ContextMenuDelegateMethods? {
    ContextMenuDelegateMethods(delegate: self)
  }
}

/// A callable value that forwards to the context menu delegate's methods.
@preconcurrency @MainActor
public struct ContextMenuDelegateMethods {
  let delegate: any UIContextMenuInteractionDelegate

  /// Forwards to the delegate's `contextMenuInteraction(_:willDisplayMenuFor:animator:)`.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  /// Forwards to the delegate's `contextMenuInteraction(_:willEndFor:animator:)`.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }
}
