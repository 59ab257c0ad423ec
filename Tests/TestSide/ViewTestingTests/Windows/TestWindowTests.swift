import AppRuntime
import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@MainActor
@Suite struct TestWindowTests {
  final class Screen: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("did load")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("did appear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("did disappear")
    }
  }

  @Test func `a controller is loaded and appears, and disappears at the end`() {
    let screen = Screen()
    withWindow(screen) { window in
      #expect(screen.calls == ["did load", "did appear"])
      #expect(screen.view.window === window.window)
    }
    #expect(screen.calls == ["did load", "did appear", "did disappear"])
  }

  @Test func `a window without owners is removed`() {
    weak var seen: UIWindow?
    let screen = Screen()
    do {
      let window = TestWindow(screen)
      seen = window.window
      #expect(seen?.isHidden == false)
    }
    #expect(seen == nil)
    #expect(screen.calls.last == "did disappear")
  }

  @Test func `presentations in rapid succession never collide`() {
    let warnings = toolkitWarnings {
      for _ in 0..<50 {
        withWindow(Screen()) { window in
          let modal = UIViewController()
          window.rootViewController?.present(modal, animated: true)
          #expect(window.rootViewController?.presentedViewController === modal)
          #expect(window.topmostViewController === modal)
        }
        withWindow(UINavigationController(rootViewController: Screen())) { window in
          let navigation = window.rootViewController as? UINavigationController
          navigation?.pushViewController(UIViewController(), animated: true)
          #expect(navigation?.viewControllers.count == 2)
        }
      }
    }
    #expect(warnings == [])
  }

  @Test func `a collision in one window is reported`() {
    let warnings = toolkitWarnings {
      withWindow(Screen()) { window in
        window.rootViewController?.present(UIViewController(), animated: true)
        window.rootViewController?.present(UIViewController(), animated: true)
      }
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Attempt to present") == true)
  }

  @Test func `a single view fills the window, or keeps its frame`() {
    let whole = UIView()
    withWindow(whole, size: CGSize(width: 160, height: 64)) { _ in
      #expect(whole.frame == CGRect(x: 0, y: 0, width: 160, height: 64))
    }
    let small = UIView(frame: CGRect(x: 8, y: 16, width: 40, height: 32))
    withWindow(small) { _ in #expect(small.frame == CGRect(x: 8, y: 16, width: 40, height: 32)) }
  }

  @Test func `a view with Auto Layout gets its preferred size`() {
    let label = UILabel()
    label.text = "Grace"
    label.translatesAutoresizingMaskIntoConstraints = false
    withWindow(label) { window in
      #expect(label.frame == CGRect(x: 0, y: 0, width: 40, height: 16))
      #expect(window.text == "Grace")
    }
  }

  @Test func `a view in one window isn't in another`() {
    let label = UILabel()
    label.text = "Grace"
    let first = TestWindow(label)
    let second = TestWindow(UIViewController())
    #expect(second.text.contains("Grace") == false)
    #expect(first.text.contains("Grace"))
  }

  @Test func `the topmost controller may be presented over a child controller`() {
    let child = UIViewController()
    child.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    withWindow(tabs) { window in
      #expect(window.topmostViewController === tabs)
      let inner = UIViewController()
      inner.modalPresentationStyle = .currentContext
      child.present(inner, animated: false)
      #expect(window.topmostViewController === inner)
      let alert = UIAlertController(title: "Over all", message: nil, preferredStyle: .alert)
      inner.present(alert, animated: false)
      #expect(window.topmostViewController === alert)
      alert.dismiss(animated: false)
      #expect(window.topmostViewController === inner)
      tabs.selectedIndex = 1
      #expect(window.topmostViewController === tabs)
    }
  }

  @Test func `a closed window calls no completions`() {
    final class Busy: UIViewController {
      var calls: [String] = []

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("did appear")
        repeatWork()
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("did disappear")
      }

      private func repeatWork() {
        UIApplication.shared.clock.schedule(after: 0.25, named: "a timer") { [self] in
          calls.append("timer")
          repeatWork()
        }
      }
    }
    let (screen, modal, pushed) = (Busy(), Busy(), Busy())
    var completions: [String] = []
    withWindow(UINavigationController(rootViewController: screen)) { window in
      UIApplication.shared.advanceTime(by: 0.3)
      screen.navigationController?.pushViewController(pushed, animated: true)
      window.rootViewController?.present(modal, animated: true) { completions.append("present") }
      UIView.animate(withDuration: 0.4, animations: { screen.view.alpha = 0 }) { _ in
        completions.append("animation")
      }
      // All of these are still in progress.
      UIApplication.shared.advanceTime(by: 0.01)
      screen.calls = []
      completions = []
    }
    let atTheEnd = [screen.calls, modal.calls, pushed.calls, completions]
    UIApplication.shared.advanceTime(by: 10)
    #expect([screen.calls, modal.calls, pushed.calls, completions] == atTheEnd)
    #expect(!completions.contains("present"))
    #expect(!screen.calls.contains("timer"))
  }

  @Test func `the work of another window continues`() {
    var calls: [String] = []
    func schedule(_ name: String) {
      UIApplication.shared.clock.schedule(after: 1, named: name) { calls.append(name) }
    }
    let first = TestWindow(Screen())
    schedule("first")
    let second = TestWindow(Screen())
    schedule("second")
    // The second window is in front.
    first.rootViewController?.present(UIViewController(), animated: true) {
      calls.append("presented")
    }
    UIApplication.shared.runUntilIdle()
    second.close()
    UIApplication.shared.advanceTime(by: 2)
    #expect(calls == ["presented", "first"])
    calls = ["first"]
    first.close()
    schedule("nobody's")
    UIApplication.shared.advanceTime(by: 2)
    #expect(calls == ["first", "nobody's"])
  }

  @Test(arguments: 1...4)
  func `parallel tests that await do not see each other's presentations`(number: Int) async {
    let window = TestWindow(Screen())
    var warnings: [String] = []
    for _ in 0..<20 {
      warnings += toolkitWarnings {
        let modal = UIViewController()
        window.rootViewController?.present(modal, animated: true)
        #expect(window.topmostViewController === modal)
      }
      await Task.yield()
      warnings += toolkitWarnings {
        #expect(window.rootViewController?.presentedViewController != nil)
        window.finishScreenChanges()
        window.rootViewController?.dismiss(animated: false)
        #expect(window.rootViewController?.presentedViewController == nil)
      }
      await Task.yield()
    }
    window.close()
    #expect(warnings == [])
  }
}
