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
    let way = recognizer.translation(in: nil)
    return isForward(way) && abs(way.x) > abs(way.y)
  }

  private func follow() {
    guard recognizer.state == .ended, let controller, let view = controller.viewIfLoaded else {
      return
    }
    let way = recognizer.translation(in: view)
    let isFar = abs(way.x) >= view.bounds.width * Self.share
    let isQuick = abs(recognizer.velocity(in: view).x) >= Self.quick
    guard isForward(way), isFar || isQuick else { return }
    let bar = controller.navigationBar
    guard let item = bar.topItem, controller.navigationBar(bar, shouldPop: item) else { return }
    controller.popViewController(animated: true)
  }

  private func isForward(_ way: CGPoint) -> Bool {
    controller?.viewIfLoaded?.isRightToLeft == true ? way.x < 0 : way.x > 0
  }

  /// The fraction of the width from which a drag pops at any speed.
  private static let share: CGFloat = 0.5
  /// The speed, in points per second, from which a drag of any length pops.
  private static let quick: CGFloat = 300
}
