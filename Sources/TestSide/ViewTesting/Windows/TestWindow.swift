import AppRuntime
import CellRendering
import Foundation
import TerminalUIKit
import XCUIAutomation

/// A test's own window, on the screen until it is closed or released.
///
/// Like UIKit, the toolkit checks for colliding presentations in each window, so tests with separate
/// windows never wait for each other. Closing a window ends its transitions at once, and calls no
/// completions except those for leaving the screen. It also cancels work that its test scheduled on the
/// app's clock while the window was in front, such as timers and ends of animations, and work scheduled
/// by that work. All tests of a process share one application and its screen; an interaction with a
/// window, or with a view in it, first brings that window to the front.
@preconcurrency @MainActor
public final class TestWindow {
  /// The window itself.
  public let window: UIWindow
  private let clock = UIApplication.shared.clock

  /// Shows a controller, whose view is loaded, laid out and appears.
  ///
  /// - Parameters:
  ///   - rootViewController: The controller whose view fills the window, or `nil` for a blank
  ///     window.
  ///   - size: The size in points, or `nil` for the screen's size, 80 × 24 cells of 8 × 16 points.
  public init(_ rootViewController: UIViewController? = nil, size: CGSize? = nil) {
    window = MarkedWindow(frame: CGRect(origin: .zero, size: size ?? UIScreen.main.bounds.size))
    UIApplication.shared.clock.ownerOfNewWork = { MarkedWindow.inFrontOfThisTest }
    window.rootViewController = rootViewController
    activate()
    UIApplication.shared.runUntilIdle()
  }

  /// Shows a view in an otherwise blank window.
  ///
  /// - Parameters:
  ///   - view: The view. Without a frame it fills the window; if it uses Auto Layout, it is in the
  ///     upper left corner, with its preferred size, but not larger than the window.
  ///   - size: The size of the window in points, or `nil` for the screen's size.
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
  /// A controller may be presented over a child controller that defines a presentation context
  /// (`currentContext`), so the children on the screen are searched as well.
  public var topmostViewController: UIViewController? {
    window.rootViewController.map { $0.topmostPresented ?? $0 }
  }

  /// Brings the window to the front of the screen and makes it the key window.
  public func activate() { window.makeKeyAndVisible() }

  /// Removes the window from the screen at once, even during a transition.
  ///
  /// The method releases presented controllers without waiting. It may be called several times.
  public func close() {
    window.isHidden = true
    window.rootViewController = nil
    // The test may have launched an app in this process since, which has another clock.
    for clock in [clock, UIApplication.shared.clock] {
      clock.cancelWork(of: ObjectIdentifier(window))
    }
  }

  /// The content of the window as plain text, a line for each row of cells.
  public var text: String {
    activate()
    UIApplication.shared.runUntilIdle()
    return TextRenderer.plain(CellBuffer(window.picture()))
  }
}

/// A window that belongs to a test.
private final class MarkedWindow: UIWindow {
  /// The test that created the window.
  private let test = TestRun.current?.id

  /// The test window in front, to which work that is scheduled now probably belongs.
  static var inFrontOfThisTest: ObjectIdentifier? {
    guard let window = UIApplication.shared.keyWindow as? MarkedWindow,
      window.test == TestRun.current?.id
    else { return nil }
    return ObjectIdentifier(window)
  }
}

extension TestWindow {
  /// Returns whether a window belongs to a test and not to the app.
  static func isTestWindow(_ window: UIWindow) -> Bool { window is MarkedWindow }
}

extension UIViewController {
  /// The last controller presented over this one or over a child, or `nil` if there isn't one.
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
