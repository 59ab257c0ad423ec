import AppRuntime
import CellRendering
import ElementTypes
import Foundation
import TerminalUIKit
import Testing

/// A separate window with a root controller, and manual control of the app's clock.
///
/// The main queue never runs here, so that only the test advances time.
@MainActor
package struct ControllerScene {
  package let screen: TestScreen
  package let journal = Journal()

  package init(_ root: UIViewController, _ size: CGSize = CellMetrics.defaultScreenSize) {
    screen = TestScreen(root, size)
    turn()
  }

  /// Creates a scene whose controllers record events in its journal.
  package init(recording name: String, _ size: CGSize = CellMetrics.defaultScreenSize) {
    let root = RecordingController(name)
    screen = TestScreen(root, size)
    root.journal = journal
    turn()
  }

  package var window: UIWindow { screen.window }
  package var root: UIViewController { window.rootViewController ?? UIViewController() }
  package var clock: AppClock { UIApplication.shared.clock }

  package func controller(_ name: String) -> RecordingController {
    let controller = RecordingController(name)
    controller.journal = journal
    return controller
  }

  /// Runs a turn of the main loop: due work and layout, until the app is idle.
  package func turn() { Self.turn() }

  package static func turn() {
    let application = UIApplication.shared
    for _ in 0..<100 {
      let didWork = application.clock.runDueWork() > 0
      let didLayOut = application.layOutWindows()
      if !didWork && !didLayOut { return }
    }
    Issue.record("layout never comes to rest")
  }

  /// Advances the clock, with a turn at each deadline on the way.
  package func wait(_ seconds: TimeInterval) {
    turn()
    let end = clock.now + seconds
    while let deadline = clock.nextDeadline, deadline <= end {
      clock.advance(to: deadline)
      turn()
    }
    clock.advance(to: end)
    turn()
  }

  /// Removes and returns the recorded events as one line.
  package func events() -> String { journal.take().joined(separator: ", ") }

  /// The window as plain text.
  package var text: String { screen.text }

  /// Returns whether a touch in the centre of a view would hit it.
  package func canHit(_ view: UIView) -> Bool {
    guard view.window === window else { return false }
    let hit = window.hitTest(
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window), with: nil)
    return hit?.isDescendant(of: view) == true
  }

  package func tap(_ view: UIView) {
    screen.tap(view)
    turn()
  }

  /// Taps the element with a role and a label.
  package func tap(_ role: ElementType, _ label: String) {
    guard let view = element(role, label) as? UIView else {
      Issue.record("there is no \(role) called '\(label)' in\n\(tree)")
      return
    }
    tap(view)
  }

  /// Returns the window's elements with a role.
  package func elements(_ role: ElementType) -> [UIResponder] {
    allElements(in: window).filter { $0.elementType == role }
  }

  package func element(_ role: ElementType, _ label: String? = nil) -> UIResponder? {
    elements(role).first { label == nil || $0.accessibilityLabel == label }
  }

  /// The elements with a label, identifier or specific role, one per line.
  package var tree: String {
    var lines: [String] = []
    describe(window, depth: 0, &lines)
    return lines.joined(separator: "\n")
  }

  private func describe(_ element: UIResponder, depth: Int, _ lines: inout [String]) {
    var depth = depth
    let label = element.accessibilityLabel ?? ""
    let identifier = element.accessibilityIdentifier ?? ""
    if element.elementType != .other || !label.isEmpty || !identifier.isEmpty {
      var line = String(repeating: "  ", count: depth) + "\(element.elementType)"
      if !identifier.isEmpty { line += " #\(identifier)" }
      if !label.isEmpty { line += " '\(label)'" }
      if let value = element.accessibilityValue { line += " = \(value)" }
      if element.isAccessibilitySelected { line += " selected" }
      if !element.isAccessibilityEnabled { line += " disabled" }
      lines.append(line)
      depth += 1
    }
    for child in element.accessibilityChildren { describe(child, depth: depth, &lines) }
  }

  private func allElements(in element: UIResponder) -> [UIResponder] {
    element.accessibilityChildren.flatMap { [$0] + allElements(in: $0) }
  }
}

/// A controller that records its appearance calls.
@MainActor
open class RecordingController: UIViewController {
  /// The name in the records.
  public let name: String
  /// The journal that gets the records.
  public var journal: Journal?
  /// The closures to call after certain events were recorded.
  public var at: [String: () -> Void] = [:]

  /// Creates a controller that records under a name.
  public init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { nil }

  /// Records an event and calls the closure for it.
  public func note(_ event: String, _ animated: Bool? = nil) {
    journal?.note("\(name) \(event)\(animated == true ? "~" : "")")
    at[event]?()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    label.text = "screen \(name)"
    view.addSubview(label)
    note("loads")
  }

  open override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
  open override func viewIsAppearing(_ animated: Bool) { note("is appearing", animated) }
  open override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
  open override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
  open override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
  open override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "will leave" : "will join")
  }
  open override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "left" : "joined")
  }
}

/// Returns the warnings that UIKit would log during a closure.
@MainActor
package func warnings(_ body: @MainActor () -> Void) -> [String] { reports { body() } }

/// Returns a text without the addresses of objects.
package func withoutAddresses(_ text: String) -> String {
  text.replacing(/0x[0-9a-f]+/, with: "0x…")
    .replacing(/TerminalUIKit(TestSupport|\w+Tests)\./, with: "")
}
