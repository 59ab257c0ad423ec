import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct InteractivePopTests {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let scene: ControllerScene

  init() {
    scene = ControllerScene(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    scene.turn()
  }

  private func drag(from start: CGPoint, to end: CGPoint) {
    scene.screen.touch(.began, at: start)
    scene.screen.touch(.moved, at: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
    scene.screen.touch(.moved, at: end)
    scene.screen.touch(.ended, at: end)
    scene.wait(1)
  }

  @Test func `a drag from the leading edge pops the top controller`() {
    drag(from: CGPoint(x: 2, y: 100), to: CGPoint(x: 500, y: 104))
    #expect(navigation.viewControllers.count == 1)
    drag(from: CGPoint(x: 2, y: 100), to: CGPoint(x: 500, y: 104))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test(arguments: [
    (CGPoint(x: 60, y: 100), CGPoint(x: 600, y: 100)),
    (CGPoint(x: 2, y: 100), CGPoint(x: 90, y: 100)),
    (CGPoint(x: 2, y: 40), CGPoint(x: 40, y: 300)),
  ])
  func `a drag from elsewhere, a short or a steep drag doesn't pop`(start: CGPoint, end: CGPoint) {
    drag(from: start, to: end)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `a drag doesn't pop if disabled or without a back button`() {
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    drag(from: CGPoint(x: 2, y: 100), to: CGPoint(x: 500, y: 104))
    #expect(navigation.viewControllers.count == 2)
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    navigation.topViewController?.navigationItem.hidesBackButton = true
    drag(from: CGPoint(x: 2, y: 100), to: CGPoint(x: 500, y: 104))
    #expect(navigation.viewControllers.count == 2)
  }
}
