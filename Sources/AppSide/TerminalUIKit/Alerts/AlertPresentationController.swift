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

  /// Besides Escape, a tap beside an action sheet cancels it; one beside an alert does nothing.
  override var isDismissibleByUser: Bool {
    alert?.preferredStyle == .actionSheet && alert?.cancelAction != nil
  }

  override func dismissesItself() -> Bool {
    if let alert, let action = alert.cancelAction { alert.choose(action) }
    // An alert without a cancel button stays; nobody behind it hears of the key.
    return true
  }
}
