import CellRendering
import Foundation
import TerminalEvents
import TerminalUIKit

/// A separate window for one test, released with its last reference.
///
/// Tests share the process's only application, and a suite's `init` runs in a turn of its own. Another
/// test may run in between: it has brought its window to the front, or given all windows other traits
/// for a while. So every action here first brings its window to the front and lays it out, as the main
/// loop does before an event. Test bodies contain no `await`, so no other test can intervene there.
@MainActor
package struct TestScreen {
  package let window: UIWindow
  package let root: UIView

  package init(_ size: CGSize = CellMetrics.defaultScreenSize) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    root = UIView(frame: window.bounds)
    window.addSubview(root)
    activate()
  }

  package init(_ controller: UIViewController, _ size: CGSize = CellMetrics.defaultScreenSize) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    root = controller.view
    activate()
    settle()
  }

  /// Shows the window in front of all others and makes it the key window.
  package func activate() { window.makeKeyAndVisible() }

  @discardableResult
  package func add<View: UIView>(_ view: View, _ frame: CGRect? = nil) -> View {
    if let frame { view.frame = frame }
    root.addSubview(view)
    return view
  }

  /// Performs a layout and the work that waits for it.
  package func settle() { UIApplication.shared.layOutWindows() }

  private func prepare() {
    activate()
    settle()
  }

  /// Taps the centre of a view, with hit testing.
  package func tap(_ view: UIView, count: Int = 1) {
    settle()
    let frame = view.screenRect(view.bounds)
    tap(at: CGPoint(x: frame.midX, y: frame.midY), count: count)
  }

  package func tap(at point: CGPoint, count: Int = 1) {
    prepare()
    UIApplication.shared.synthesizeTap(at: point, count: count)
    settle()
  }

  package func touch(_ phase: UITouch.Phase, at point: CGPoint) {
    if phase == .began { prepare() } else { activate() }
    UIApplication.shared.synthesizeTouch(phase, at: point)
  }

  package func press(_ key: KeyStroke.Key, _ modifiers: KeyStroke.Modifiers = []) {
    prepare()
    UIApplication.shared.synthesizeKey(KeyStroke(key, modifiers))
    settle()
  }

  /// Presses a key as a person at the terminal does.
  package func pressByHand(_ key: KeyStroke.Key, _ modifiers: KeyStroke.Modifiers = []) {
    prepare()
    UIApplication.shared.handle(.key(KeyStroke(key, modifiers)))
    settle()
  }

  package func type(_ text: String) {
    prepare()
    UIApplication.shared.synthesizeText(text)
    settle()
  }

  /// The window as plain text.
  package var text: String {
    activate()
    settle()
    return TextRenderer.plain(CellBuffer(window.displayList()))
  }
}

/// A record of events, in order.
@MainActor
public final class Journal {
  package var entries: [String] = []

  package init() {}

  package func note(_ entry: String) { entries.append(entry) }

  package func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
