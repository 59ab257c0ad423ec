import CellRendering
import Foundation

/// What is around a presented view: a box with a border where the presentation has one, else nothing
/// that can be seen.
@MainActor
final class PresentedFrameView: UIView {
  /// How much room the border takes at each side: one cell.
  nonisolated static let border = CGSize(width: CellMetrics.width, height: CellMetrics.height)

  private weak var controller: UIPresentationController?
  private let isFramed: Bool

  init(controller: UIPresentationController?) {
    self.controller = controller
    isFramed = controller != nil
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    isFramed = false
    super.init(coder: coder)
  }

  override func drawContent(in context: DrawingContext) {
    guard isFramed else { return }
    context.fill(bounds, .systemBackground)
    context.stroke(bounds, .separator, width: 1, cornerRadius: CellMetrics.width)
    guard let mark = (controller as? UIPopoverPresentationController)?.arrowMark else { return }
    context.text(String(mark.character), at: mark.position, .secondaryLabel)
  }

  // As a sheet's round corners cut off what is in it, so does its border.
  override var subviewClip: CGRect? {
    isFramed ? bounds.insetBy(dx: Self.border.width, dy: Self.border.height) : nil
  }

  override var defaultAccessibilityRole: AccessibilityRole { controller?.frameRole ?? .other }

  override var defaultAccessibilityLabel: String? {
    controller?.frameRole == .popover ? controller?.presentedViewController.titleOnTop : nil
  }
}

extension UIViewController {
  /// What the screen is called: by itself, or by the one of its children that is seen.
  var titleOnTop: String? {
    if let title { return title }
    return children.last { $0.viewIfLoaded?.window != nil }?.titleOnTop
  }
}
