import CellRendering
import Foundation
import TerminalEvents

@testable import TerminalUIKit

/// A separate window for one test, released with its last reference.
///
/// Tests share the process's only application, and a suite's `init` runs in a turn of its own. Another
/// test may run in between: it has brought its window to the front, or given all windows other traits
/// for a while. So every action here first brings its window to the front and lays it out, as the main
/// loop does before an event. Test bodies contain no `await`, so no other test can intervene there.
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

  /// Shows the window in front of all others and makes it the key window.
  func activate() { window.makeKeyAndVisible() }

  @discardableResult
  func add<View: UIView>(_ view: View, _ frame: CGRect? = nil) -> View {
    if let frame { view.frame = frame }
    root.addSubview(view)
    return view
  }

  /// Performs a layout and the work that waits for it.
  func settle() { UIApplication.shared.layOutWindows() }

  private func prepare() {
    activate()
    settle()
  }

  /// Taps the centre of a view, with hit testing.
  func tap(_ view: UIView, count: Int = 1) {
    settle()
    tap(at: view.screenRect(view.bounds).center, count: count)
  }

  func tap(at point: CGPoint, count: Int = 1) {
    prepare()
    UIApplication.shared.synthesizeTap(at: point, count: count)
    settle()
  }

  func touch(_ phase: UITouch.Phase, at point: CGPoint) {
    if phase == .began { prepare() } else { activate() }
    UIApplication.shared.synthesizeTouch(phase, at: point)
  }

  func press(_ key: KeyStroke.Key, _ modifiers: KeyStroke.Modifiers = []) {
    prepare()
    UIApplication.shared.synthesizeKey(KeyStroke(key, modifiers))
    settle()
  }

  /// Presses a key as a person at the terminal does.
  func pressByHand(_ key: KeyStroke.Key, _ modifiers: KeyStroke.Modifiers = []) {
    prepare()
    UIApplication.shared.handle(.key(KeyStroke(key, modifiers)))
    settle()
  }

  func type(_ text: String) {
    prepare()
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

/// A record of events, in order.
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
