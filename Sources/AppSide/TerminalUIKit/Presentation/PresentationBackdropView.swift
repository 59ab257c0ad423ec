import Foundation

/// The view behind a presentation.
///
/// A tap on it counts as a tap outside the presented view.
@MainActor
final class PresentationBackdropView: UIView {
  private weak var controller: UIPresentationController?
  private var hasTouch = false

  init(frame: CGRect, isDimmed: Bool, controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: frame)
    if isDimmed { backgroundColor = UIColor(white: 0, alpha: Self.opacity) }
    guard controller.isDismissibleByUser else { return }
    // The identifier that XCUITest reports for UIKit's view.
    accessibilityIdentifier = "PopoverDismissRegion"
    accessibilityLabel = "dismiss popup"
    accessibilityTraits = .none
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hasTouch = true }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard hasTouch, let touch = touches.first else { return }
    hasTouch = false
    guard let controller, controller.isDismissibleByUser, bounds.contains(touch.location(in: self))
    else { return }
    controller.requestUserDismissal()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hasTouch = false }

  /// Dark enough to set the presented view apart and light enough to read the text behind.
  static let opacity: CGFloat = 0.3
}
