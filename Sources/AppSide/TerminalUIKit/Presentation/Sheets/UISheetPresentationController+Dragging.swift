import Foundation

/// Following the finger that drags a sheet.
extension UISheetPresentationController {
  /// Called whenever the finger has moved.
  ///
  /// - Parameter way: How far it has gone down since it touched, in points.
  func follow(_ way: CGFloat) {
    guard let container, !container.isClosing else { return }
    if drag == nil { drag = SheetDrag(startHeight: height(of: selectedDetentIdentifier)) }
    drag?.way = way
    if let drag, drag.dismissal == nil, drag.wantedHeight < heights[0].height { askForDismissal() }
    layOutNow()
  }

  /// Called when the finger has been lifted.
  ///
  /// - Parameter speed: How fast it went down, in points a second.
  func letGo(speed: CGFloat) {
    guard let drag, let container, !container.isClosing else { return self.drag = nil }
    let resting = restingDetent(of: drag, speed: speed)
    if resting == nil, drag.dismissal == .begun, mayGo {
      // It stays where the finger has left it until it goes.
      return endByUser()
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

  /// Called when the finger has been taken away: the sheet goes back to where it was.
  func giveUpDrag() {
    guard drag != nil else { return }
    guard let container, !container.isClosing else { return drag = nil }
    settle {}
  }

  /// Where a sheet comes to rest that is let go of; nil where it goes.
  ///
  /// A quick finger takes it to the next place on its way, a slow one to the nearest.
  private func restingDetent(of drag: SheetDrag, speed: CGFloat) -> Detent.Identifier? {
    let height = drag.wantedHeight
    let heights = heights
    if speed >= Self.quick { return heights.last { $0.height < height }?.identifier }
    if speed <= -Self.quick {
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
    if hasBegunDismissal { takeBackDismissal() }
  }

  private func layOutNow() {
    container?.setNeedsLayout()
    container?.layoutIfNeeded()
  }

  // MARK: Ending the presentation

  /// Asks once for each drag; from then on the controller is being dismissed, as in UIKit.
  private func askForDismissal() {
    guard mayGo, !presentedViewController.isModalOnTop,
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

  private func takeBackDismissal() {
    hasBegunDismissal = false
    let presented = presentedViewController
    presented.presentation.isBeingDismissed = false
    presented.beginAppearanceTransition(true, animated: true)
    presented.endAppearanceTransition()
  }

  /// From this speed on, in points a second, a drag counts however short it is.
  private static let quick: CGFloat = 300
}
