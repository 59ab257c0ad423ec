import Foundation

/// The methods that provide a view's context menu (UIKit).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the contents of the menu at a location, or `nil` for no menu.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - location: The location in the view's coordinates.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the menu appears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu disappears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// The methods for adding work to a context menu's appearance or disappearance (UIKit).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the preview; always `nil`, because a terminal shows no previews.
  var previewViewController: UIViewController? { get }
  /// Adds animations to run alongside the menu's own.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block to run after the menu has appeared or disappeared.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator without duration: menus appear at once, and animations and completions run right
/// after.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating {
  private var work: [() -> Void] = []
  private var completions: [() -> Void] = []

  var previewViewController: UIViewController? { nil }

  func addAnimations(_ animations: @escaping () -> Void) { work.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  func finish() {
    let all = work + completions
    (work, completions) = ([], [])
    for body in all { body() }
  }
}
