import CellRendering
import Foundation
import TerminalIO

@testable import TerminalUIKit

/// A window of its own for one test, gone with the last reference.
///
/// Tests share the process's one application, and a suite's `init` is a turn of its own: whatever a test
/// does through here first brings its window to the front. Test bodies have no `await`, so nothing comes
/// between.
@MainActor
struct TestScreen {
  let window: UIWindow
  let root: UIView

  init(_ size: CGSize = CellMetrics.defaultScreenSize) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    root = UIView(frame: window.bounds)
    window.addSubview(root)
    activate()
  }

  init(_ controller: UIViewController, _ size: CGSize = CellMetrics.defaultScreenSize) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    root = controller.view
    activate()
    settle()
  }

  /// Shows the window in front of all others, with keys going to it.
  func activate() { window.makeKeyAndVisible() }

  @discardableResult
  func add<View: UIView>(_ view: View, _ frame: CGRect? = nil) -> View {
    if let frame { view.frame = frame }
    root.addSubview(view)
    return view
  }

  /// Lays out, and does what waits for that.
  func settle() { UIApplication.shared.layOutWindows() }

  /// Taps the middle of a view, through hit testing.
  func tap(_ view: UIView, count: Int = 1) {
    settle()
    tap(at: view.screenRect(view.bounds).center, count: count)
  }

  func tap(at point: CGPoint, count: Int = 1) {
    activate()
    UIApplication.shared.synthesizeTap(at: point, count: count)
    settle()
  }

  func touch(_ phase: UITouch.Phase, at point: CGPoint) {
    activate()
    UIApplication.shared.synthesizeTouch(phase, at: point)
  }

  func press(_ key: KeyStroke.Key, _ modifiers: KeyStroke.Modifiers = []) {
    activate()
    UIApplication.shared.synthesizeKey(KeyStroke(key, modifiers))
    settle()
  }

  /// Presses a key as a person at the terminal does.
  func pressByHand(_ key: KeyStroke.Key, _ modifiers: KeyStroke.Modifiers = []) {
    activate()
    UIApplication.shared.handle(.key(KeyStroke(key, modifiers)))
    settle()
  }

  func type(_ text: String) {
    activate()
    UIApplication.shared.synthesizeText(text)
    settle()
  }

  /// The window as plain text.
  var text: String {
    activate()
    settle()
    return TextRenderer.plain(CellBuffer(window.displayList()))
  }
}

/// What happened, in order.
@MainActor
final class Journal {
  var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
