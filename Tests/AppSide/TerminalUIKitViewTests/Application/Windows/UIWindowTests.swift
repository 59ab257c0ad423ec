import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIWindowTests {
  @Test func `a window is hidden until it is shown and isn't retained`() {
    weak var gone: UIWindow?
    do {
      let window = UIWindow()
      gone = window
      #expect(window.isHidden && !UIApplication.shared.windows.contains(window))
      #expect(window.frame == UIScreen.main.bounds && window.window === window)
      window.makeKeyAndVisible()
      #expect(window.isKeyWindow && UIApplication.shared.windows.last === window)
    }
    #expect(gone == nil && UIApplication.shared.keyWindow == nil)
  }

  @Test func `levels can be offset from others`() {
    var level = UIWindow.Level.alert + 1
    #expect(level.rawValue == 2001 && level > .alert && .normal - 1 < UIWindow.Level.normal)
    level -= 2
    level += 0.5
    #expect(level == UIWindow.Level(1999.5))
  }

  @Test func `only one window is the key window`() {
    final class Noting: UIWindow {
      var log: [String] = []
      override func becomeKey() { log.append("become") }
      override func resignKey() { log.append("resign") }
    }
    let one = Noting()
    let two = Noting()
    one.makeKeyAndVisible()
    two.makeKeyAndVisible()
    one.makeKey()
    #expect(one.log == ["become", "resign", "become"] && two.log == ["become", "resign"])
    one.isHidden = true
    #expect(two.isKeyWindow)
  }

  @Test func `windows are ordered by level and then by when they were shown`() {
    let (a, b, c) = (UIWindow(), UIWindow(), UIWindow())
    a.windowLevel = .alert
    for window in [a, b, c] { window.makeKeyAndVisible() }
    let ours = UIApplication.shared.windows.filter { [a, b, c].contains($0) }
    #expect(ours == [b, c, a])
    b.makeKeyAndVisible()
    #expect(UIApplication.shared.windows.filter { [a, b, c].contains($0) } == [c, b, a])
  }

  @Test func `the root controller's view fills the window, even after a resize`() {
    let controller = UIViewController()
    let window = UIWindow(frame: rect(0, 0, 320, 160))
    window.rootViewController = controller
    #expect(!controller.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(controller.view.superview === window && controller.view.frame == window.bounds)
    window.frame.size = CGSize(width: 640, height: 320)
    #expect(controller.view.frame == rect(0, 0, 640, 320))
    let next = UIViewController()
    window.rootViewController = next
    #expect(controller.view.superview == nil && window.subviews == [next.view])
  }

  @Test func `windows that fill the screen follow its size`() {
    let window = UIWindow()
    window.makeKeyAndVisible()
    let small = UIWindow(frame: rect(0, 0, 80, 32))
    small.isHidden = false
    let old = UIScreen.main.bounds.size
    UIApplication.shared.resize(CGSize(width: 800, height: 480))
    #expect(UIScreen.main.bounds.size == CGSize(width: 800, height: 480))
    #expect(window.frame == UIScreen.main.bounds && small.frame == rect(0, 0, 80, 32))
    UIApplication.shared.resize(old)
    #expect(window.frame.size == old)
  }

  @Test func `a window can't become a subview`() {
    let view = UIView()
    view.addSubview(UIWindow())
    #expect(view.subviews.isEmpty)
  }
}
