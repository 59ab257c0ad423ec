import TerminalUIKit
import Testing
import ViewTesting

@MainActor
@Suite struct MockNavigationControllerTests {
  @Test func `pushes are noted and done`() {
    let mock = MockNavigationController()
    let (first, second) = (UIViewController(), UIViewController())
    mock.viewControllers = [first]
    mock.pushViewController(second, animated: true)
    #expect(mock.pushedViewController === second)
    #expect(mock.isLastPushAnimated == true)
    #expect(mock.topViewController === second)
    #expect(mock.rootViewController === first)
  }

  @Test func `a first screen counts as pushed without animation`() {
    let root = UIViewController()
    let mock = MockNavigationController(rootViewController: root)
    #expect(mock.pushedViewControllers.count == 1)
    #expect(mock.isLastPushAnimated == false)
    mock.forgetChanges()
    #expect(mock.pushedViewController == nil)
    #expect(mock.rootViewController === root)
  }

  @Test func `pops are noted and done, the top one first`() {
    let mock = MockNavigationController()
    let screens = (0..<4).map { _ in UIViewController() }
    mock.viewControllers = screens
    mock.popViewController(animated: false)
    mock.popToViewController(screens[1], animated: false)
    mock.popToRootViewController(animated: true)
    #expect(mock.popCount == 3)
    #expect(mock.poppedViewControllers.map { screens.firstIndex(of: $0) } == [3, 2, 1])
    #expect(mock.viewControllers == [screens[0]])
  }

  @Test func `popping the root is noted, and nothing leaves`() {
    let mock = MockNavigationController(rootViewController: UIViewController())
    #expect(mock.popViewController(animated: true) == nil)
    #expect(mock.popCount == 1)
    #expect(mock.poppedViewController == nil)
  }
}
