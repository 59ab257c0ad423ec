import Foundation

/// Gives a view its context menu (UIKit).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// What the menu at a place shows; nil is none.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - location: In points of the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the menu is shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu goes.
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

/// Lets others do something while a context menu comes or goes (UIKit).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The preview: none in a terminal.
  var previewViewController: UIViewController? { get }
  /// Does something while the menu comes or goes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something after the menu has come or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Menus come and go at once, so that what is to be done meanwhile is done right after.
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
