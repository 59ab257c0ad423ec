import CellRendering
import Foundation

/// Shows an alert in the middle of the dimmed screen, an action sheet at its bottom.
@MainActor
final class AlertPresentationController: UIPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = container?.bounds.size, let alert, let view = alert.viewIfLoaded as? AlertView
    else { return .zero }
    let size = view.sizeThatFits(room)
    let x = ((room.width - size.width) / 2 / CellMetrics.width).rounded(.down)
    let free = room.height - size.height
    let y =
      alert.preferredStyle == .actionSheet
      ? free : (free / 2 / CellMetrics.height).rounded(.down) * CellMetrics.height
    return CGRect(
      x: x * CellMetrics.width, y: max(0, y), width: size.width, height: size.height)
  }

  override var shouldRemovePresentersView: Bool { false }
  override var shouldPresentInFullscreen: Bool { true }

  override var backdrop: PresentationBackdrop { .dimmed }

  /// A tap beside an action sheet is its cancel button, where it has one, and never another one; a tap
  /// beside an alert does nothing.
  override var isDismissibleByUser: Bool {
    guard let alert, alert.preferredStyle == .actionSheet else { return false }
    return alert.actions.contains { $0.style == .cancel }
  }

  override func dismissesItself() -> Bool {
    if let alert, let action = alert.cancelAction { alert.choose(action) }
    // An alert without a cancel button stays; nobody behind it hears of the key.
    return true
  }
}
