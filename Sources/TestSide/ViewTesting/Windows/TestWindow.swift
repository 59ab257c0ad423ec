import AppRuntime
import CellRendering
import Foundation
import TerminalUIKit
import XCUIAutomation

/// A window of a test's own, on the screen until it is closed or nobody keeps it any more.
///
/// The toolkit, like UIKit, checks for colliding presentations window by window, so tests with a window
/// each never wait for one another: closing ends at once what is under way and calls nothing back but
/// what leaving the screen calls. What the screens have scheduled on the app's clock, timers and ends of
/// animations, is cancelled: work that was scheduled while the window was in front, by the test that made
/// it, and what that work has scheduled. All tests of a process share one application and its screen; what a
/// test does through its window, or to a view in it, first brings that window to the front.
@preconcurrency @MainActor
public final class TestWindow {
  /// The window itself.
  public let window: UIWindow
  private let clock = UIApplication.shared.clock

  /// Shows a controller; its view is loaded, laid out and told that it appears.
  ///
  /// - Parameters:
  ///   - rootViewController: The controller whose view fills the window; nil leaves it blank.
  ///   - size: In points; nil is the screen's size, 80 × 24 cells of 8 × 16 points.
  public init(_ rootViewController: UIViewController? = nil, size: CGSize? = nil) {
    window = MarkedWindow(frame: CGRect(origin: .zero, size: size ?? UIScreen.main.bounds.size))
    UIApplication.shared.clock.ownerOfNewWork = { MarkedWindow.inFrontOfThisTest }
    window.rootViewController = rootViewController
    activate()
    UIApplication.shared.runUntilIdle()
  }

  /// Shows a view by itself, in an otherwise blank window.
  ///
  /// - Parameters:
  ///   - view: The view; one without a frame fills the window, unless it uses Auto Layout: then it is
  ///     in the upper left corner, as big as it wants to be and not wider or higher than the window.
  ///   - size: The size of the window, in points; nil is the screen's size.
  public convenience init(_ view: UIView, size: CGSize? = nil) {
    let canvas = UIViewController()
    self.init(canvas, size: size)
    canvas.view.show(view)
    UIApplication.shared.runUntilIdle()
  }

  isolated deinit { close() }

  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? {
    get { window.rootViewController }
    set {
      window.rootViewController = newValue
      activate()
      UIApplication.shared.runUntilIdle()
    }
  }

  /// The controller that the user sees: the one presented last, or the root.
  ///
  /// A controller inside of others can be what another one is presented over, where it defines a
  /// presentation context (`currentContext`); it is looked for among those on the screen.
  public var topmostViewController: UIViewController? {
    window.rootViewController.map { $0.topmostPresented ?? $0 }
  }

  /// Brings the window to the front of the screen and lets keys go to it.
  public func activate() { window.makeKeyAndVisible() }

  /// Takes the window from the screen at once, whatever is under way in it.
  ///
  /// Nothing is waited for; what was presented is let go of. It may be called more than once.
  public func close() {
    window.isHidden = true
    window.rootViewController = nil
    // The test may have an app of its own by now, with another clock.
    for clock in [clock, UIApplication.shared.clock] {
      clock.cancelWork(of: ObjectIdentifier(window))
    }
  }

  /// What the window shows, as plain text, a line for each row of cells.
  public var text: String {
    activate()
    UIApplication.shared.runUntilIdle()
    return TextRenderer.plain(CellBuffer(window.picture()))
  }
}

/// A window that is known to be a test's.
private final class MarkedWindow: UIWindow {
  /// The test that made it.
  private let test = TestRun.current?.id

  /// What is scheduled now is scheduled by the screens of this window, as far as can be known.
  static var inFrontOfThisTest: ObjectIdentifier? {
    guard let window = UIApplication.shared.keyWindow as? MarkedWindow,
      window.test == TestRun.current?.id
    else { return nil }
    return ObjectIdentifier(window)
  }
}

extension TestWindow {
  /// Whether a window belongs to a test, and not to the app.
  static func isTestWindow(_ window: UIWindow) -> Bool { window is MarkedWindow }
}

extension UIViewController {
  /// The last of those presented over this controller, or over one inside of it; nil without any.
  fileprivate var topmostPresented: UIViewController? {
    if let presentedViewController {
      return presentedViewController.topmostPresented ?? presentedViewController
    }
    for child in shownChildren.reversed() {
      if let presented = child.topmostPresented { return presented }
    }
    return nil
  }

  private var shownChildren: [UIViewController] {
    switch self {
    case let navigation as UINavigationController: navigation.viewControllers.suffix(1)
    case let tabs as UITabBarController: [tabs.selectedViewController].compactMap { $0 }
    default: children
    }
  }
}

extension UIView {
  fileprivate func show(_ view: UIView) {
    addSubview(view)
    guard view.translatesAutoresizingMaskIntoConstraints else {
      return NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: topAnchor),
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
        view.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
        view.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      ])
    }
    guard view.frame.isEmpty else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
