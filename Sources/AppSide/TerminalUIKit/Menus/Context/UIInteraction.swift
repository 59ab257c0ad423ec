/// The methods of an object that adds interactive behaviour to a view (UIKit).
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that owns the interaction.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or with `nil` before it is removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or with `nil` after it was removed.
  func didMove(to view: UIView?)
}

extension UIView {
  func add(_ interaction: any UIInteraction) {
    guard !storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  func remove(_ interaction: any UIInteraction) {
    guard storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
