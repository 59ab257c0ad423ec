import Foundation

/// The drag of a sheet.
extension UISheetPresentationController {
  /// Called when the finger has moved.
  ///
  /// - Parameter way: The distance that the finger has moved down since the touch began, in points.
  func follow(_ distance: CGFloat) {
    guard let container, !container.isClosing else { return }
    if drag == nil { drag = SheetDrag(startHeight: height(of: selectedDetentIdentifier)) }
    drag?.distance = distance
    if let drag, drag.dismissal == nil, drag.unlimitedHeight < heights[0].height {
      requestDismissal()
    }
    layOutNow()
  }

  /// Called when the finger lifts.
  ///
  /// - Parameter speed: The downward speed of the finger, in points per second.
  func endDrag(speed: CGFloat) {
    guard let drag, let container, !container.isClosing else { return self.drag = nil }
    let resting = restingDetent(of: drag, speed: speed)
    if resting == nil, drag.dismissal == .begun, canBeDismissed {
      // The sheet stays where it was released until it disappears.
      return dismissByUser()
    }
    let heights = heights
    let old = (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights[0]).identifier
    let goal = resting ?? (drag.dismissal == .refused ? heights[0].identifier : old)
    settle {
      if goal != old { selectedDetentIdentifier = goal }
    }
    if resting == nil, drag.dismissal == .refused {
      delegate?.presentationControllerDidAttemptToDismiss(self)
    }
    guard goal != old else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Called when the touch is cancelled; the sheet returns to its detent.
  func cancelDrag() {
    guard drag != nil else { return }
    guard let container, !container.isClosing else { return drag = nil }
    settle {}
  }

  /// Returns the detent for a released sheet, or `nil` to dismiss it.
  ///
  /// A fast drag leads to the next detent in its direction, a slow one to the nearest.
  private func restingDetent(of drag: SheetDrag, speed: CGFloat) -> Detent.Identifier? {
    let height = drag.unlimitedHeight
    let heights = heights
    if speed >= Self.minimumSpeed { return heights.last { $0.height < height }?.identifier }
    if speed <= -Self.minimumSpeed {
      return (heights.first { $0.height > height } ?? heights.last)?.identifier
    }
    let nearest = heights.min { abs($0.height - height) < abs($1.height - height) }
    return nearest.flatMap { abs($0.height - height) < abs(height) ? $0.identifier : nil }
  }

  private func settle(_ changes: () -> Void) {
    animateChanges {
      drag = nil
      changes()
      container?.setNeedsLayout()
    }
    if hasBegunDismissal { cancelDismissal() }
  }

  private func layOutNow() {
    container?.setNeedsLayout()
    container?.layoutIfNeeded()
  }

  // MARK: Ending the presentation

  /// Asks once per drag whether the sheet may be dismissed.
  ///
  /// If so, the controller is being dismissed from here on, as in UIKit.
  private func requestDismissal() {
    guard canBeDismissed, !presentedViewController.isModalOrHasModalChild,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      drag?.dismissal = .refused
      return
    }
    drag?.dismissal = .begun
    hasBegunDismissal = true
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.presentation.isBeingDismissed = true
    presentedViewController.beginAppearanceTransition(false, animated: true)
  }

  private func cancelDismissal() {
    hasBegunDismissal = false
    let presented = presentedViewController
    presented.presentation.isBeingDismissed = false
    presented.beginAppearanceTransition(true, animated: true)
    presented.endAppearanceTransition()
  }

  /// The speed, in points per second, from which a drag of any length leads to the next detent.
  private static let minimumSpeed: CGFloat = 300
}
