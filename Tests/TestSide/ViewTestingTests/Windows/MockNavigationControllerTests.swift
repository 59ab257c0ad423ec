import TerminalUIKit
import Testing
import ViewTesting

@MainActor
@Suite struct MockNavigationControllerTests {
  @Test func `pushes are recorded and performed`() {
    let mock = MockNavigationController()
    let (first, second) = (UIViewController(), UIViewController())
    mock.viewControllers = [first]
    mock.pushViewController(second, animated: true)
    #expect(mock.pushedViewController === second)
    #expect(mock.isLastPushAnimated == true)
    #expect(mock.topViewController === second)
    #expect(mock.rootViewController === first)
  }

  @Test func `the first screen counts as pushed without animation`() {
    let root = UIViewController()
    let mock = MockNavigationController(rootViewController: root)
    #expect(mock.pushedViewControllers.count == 1)
    #expect(mock.isLastPushAnimated == false)
    mock.forgetChanges()
    #expect(mock.pushedViewController == nil)
    #expect(mock.rootViewController === root)
  }

  @Test func `pops are recorded and performed, the top controller first`() {
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

  @Test func `a pop of the root is recorded, and changes nothing`() {
    let mock = MockNavigationController(rootViewController: UIViewController())
    #expect(mock.popViewController(animated: true) == nil)
    #expect(mock.popCount == 1)
    #expect(mock.poppedViewController == nil)
  }

  @Test func `all requests are recorded in order, with their animation`() throws {
    let mock = MockNavigationController()
    let screens = (0..<3).map { _ in UIViewController() }
    func name(_ controller: UIViewController) -> Int? { screens.firstIndex(of: controller) }
    mock.setViewControllers([screens[0], screens[1]], animated: true)
    mock.viewControllers = [screens[0]]
    mock.pushViewController(screens[1], animated: false)
    mock.pushViewController(screens[2], animated: true)
    mock.popToViewController(screens[1], animated: true)
    mock.popViewController(animated: true)
    mock.popToRootViewController(animated: false)
    let noted = mock.changes.map { change -> String in
      switch change {
      case .push(let screen, let animated): "push \(name(screen) ?? -1) \(animated)"
      case .pop(let animated): "pop \(animated)"
      case .popTo(let screen, let animated): "pop to \(name(screen) ?? -1) \(animated)"
      case .popToRoot(let animated): "pop to root \(animated)"
      case .replace(let all, let animated): "replace \(all.compactMap(name)) \(animated)"
      }
    }
    #expect(
      noted == [
        "replace [0, 1] true", "replace [0] false", "push 1 false", "push 2 true", "pop to 1 true",
        "pop true", "pop to root false",
      ])
    #expect(mock.poppedViewControllers.map(name) == [2, 1])
  }

  @Test func `the back button requests an animated pop`() throws {
    let mock = MockNavigationController()
    mock.viewControllers = [UIViewController(), UIViewController()]
    try withWindow(mock) { window in
      mock.forgetChanges()
      mock.tapBackButton()
      window.finishScreenChanges()
      let change = try #require(mock.changes.first)
      guard case .pop(animated: true) = change else {
        Issue.record("not a pop: \(change)")
        return
      }
      #expect(mock.viewControllers.count == 1)
    }
  }
}
