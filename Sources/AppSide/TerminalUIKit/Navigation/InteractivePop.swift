import Foundation

/// The swipe from the leading edge that pops the top controller, as in UIKit's navigation
/// controllers.
///
/// The views don't follow the finger; the pop begins when the finger lifts.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var controller: UINavigationController?

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: InteractivePop.follow)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.viewControllers.count > 1,
      controller.topViewController?.navigationItem.hidesBackButton == false
    else { return false }
    let translation = recognizer.translation(in: nil)
    return isForward(translation) && abs(translation.x) > abs(translation.y)
  }

  private func follow() {
    guard recognizer.state == .ended, let controller, let view = controller.viewIfLoaded else {
      return
    }
    let translation = recognizer.translation(in: view)
    let isFar = abs(translation.x) >= view.bounds.width * Self.minimumFraction
    let isQuick = abs(recognizer.velocity(in: view).x) >= Self.minimumSpeed
    guard isForward(translation), isFar || isQuick else { return }
    let bar = controller.navigationBar
    guard let item = bar.topItem, controller.navigationBar(bar, shouldPop: item) else { return }
    controller.popViewController(animated: true)
  }

  private func isForward(_ translation: CGPoint) -> Bool {
    controller?.viewIfLoaded?.isRightToLeft == true ? translation.x < 0 : translation.x > 0
  }

  /// The fraction of the width from which a drag pops at any speed.
  private static let minimumFraction: CGFloat = 0.5
  /// The speed, in points per second, from which a drag of any length pops.
  private static let minimumSpeed: CGFloat = 300
}
