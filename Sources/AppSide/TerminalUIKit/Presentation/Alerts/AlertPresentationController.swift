import CellRendering
import Foundation

/// A presentation that shows an alert in the middle of the dimmed screen and an action sheet at its
/// bottom.
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

  /// Whether a tap outside chooses the cancel button, as for an action sheet that has one.
  override var isDismissibleByUser: Bool {
    guard let alert, alert.preferredStyle == .actionSheet else { return false }
    return alert.actions.contains { $0.style == .cancel }
  }

  override func performCustomDismissal() -> Bool {
    if let alert, let action = alert.cancelAction { alert.choose(action) }
    // Even if nothing was dismissed, the event is handled: views behind the alert must not get it.
    return true
  }
}
