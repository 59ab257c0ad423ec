import Foundation

/// A view that dims a screen during a search.
///
/// A tap on it ends the search.
@MainActor
final class SearchDimmingView: UIView {
  private weak var search: UISearchController?

  init(search: UISearchController) {
    self.search = search
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: PresentationBackdropView.opacity)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    search?.isActive = false
  }
}
