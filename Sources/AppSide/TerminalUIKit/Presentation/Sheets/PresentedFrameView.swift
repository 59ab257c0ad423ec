import CellRendering
import ElementTypes
import Foundation

/// The frame around a presented view: a box with a border if the presentation has one, otherwise
/// invisible.
@MainActor
final class PresentedFrameView: UIView {
  /// The width and height of the border at each side: one cell.
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

  // The border clips its content, like the round corners of UIKit's sheets.
  override var subviewClip: CGRect? {
    isFramed ? bounds.insetBy(dx: Self.border.width, dy: Self.border.height) : nil
  }

  override var defaultElementType: ElementType { controller?.frameRole ?? .other }

  override var defaultAccessibilityLabel: String? {
    controller?.frameRole == .popover ? controller?.presentedViewController.visibleTitle : nil
  }
}

extension UIViewController {
  /// The title of the screen: that of the controller, or else of its visible child.
  var visibleTitle: String? {
    if let title { return title }
    return children.last { $0.viewIfLoaded?.window != nil }?.visibleTitle
  }
}
