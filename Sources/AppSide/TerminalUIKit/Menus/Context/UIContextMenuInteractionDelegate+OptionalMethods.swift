// This file is written by '.ci/optional-methods --write'; do not edit it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Optional forms of the protocol's methods, for UIKit's optional calls such as
/// `delegate?.contextMenuInteraction?(…)`.
///
/// Optional protocol methods need the Objective-C runtime. Each property here has the name of a
/// method, and calls it. Behind `?.` a property of the class that has the same name would lose against
/// it, so it is disfavoured.
extension UIContextMenuInteractionDelegate {
  @_disfavoredOverload
  public var contextMenuInteraction: ContextMenuInteractionDelegateMethods? {
    ContextMenuInteractionDelegateMethods(delegate: self)
  }
}

/// A value that forwards calls to the methods of ``UIContextMenuInteractionDelegate`` with these arguments.
@preconcurrency @MainActor
public struct ContextMenuInteractionDelegateMethods {
  let delegate: any UIContextMenuInteractionDelegate

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }
}
