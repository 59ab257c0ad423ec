import AppRuntime
import CellRendering
import ElementTypes
import Foundation
import Synchronization
import Testing

@testable import TerminalUIKit

/// A separate window with a root controller, and manual control of the app's clock.
///
/// The main queue never runs here, so that only the test advances time.
@MainActor
struct ControllerScene {
  let screen: TestScreen
  let journal = Journal()

  init(_ root: UIViewController, _ size: CGSize = CellMetrics.defaultScreenSize) {
    screen = TestScreen(root, size)
    turn()
  }

  /// Creates a scene whose controllers record events in its journal.
  init(recording name: String, _ size: CGSize = CellMetrics.defaultScreenSize) {
    let root = RecordingController(name)
    screen = TestScreen(root, size)
    root.journal = journal
    turn()
  }

  var window: UIWindow { screen.window }
  var root: UIViewController { window.rootViewController ?? UIViewController() }
  var clock: AppClock { UIApplication.shared.clock }

  func controller(_ name: String) -> RecordingController {
    let controller = RecordingController(name)
    controller.journal = journal
    return controller
  }

  /// Runs a turn of the main loop: due work and layout, until the app is idle.
  func turn() { Self.turn() }

  static func turn() {
    let application = UIApplication.shared
    for _ in 0..<100 {
      let didWork = application.clock.runDueWork() > 0
      let didLayOut = application.layOutWindows()
      if !didWork && !didLayOut { return }
    }
    Issue.record("layout never comes to rest")
  }

  /// Advances the clock, with a turn at each deadline on the way.
  func wait(_ seconds: TimeInterval) {
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
  func events() -> String { journal.take().joined(separator: ", ") }

  /// The window as plain text.
  var text: String { screen.text }

  /// Returns whether a touch in the centre of a view would hit it.
  func canHit(_ view: UIView) -> Bool {
    guard view.window === window else { return false }
    let hit = window.hitTest(view.convert(view.bounds.center, to: window), with: nil)
    return hit?.isDescendant(of: view) == true
  }

  func tap(_ view: UIView) {
    screen.tap(view)
    turn()
  }

  /// Taps the element with a role and a label.
  func tap(_ role: ElementType, _ label: String) {
    guard let view = element(role, label) as? UIView else {
      Issue.record("there is no \(role) called '\(label)' in\n\(tree)")
      return
    }
    tap(view)
  }

  /// Returns the window's elements with a role.
  func elements(_ role: ElementType) -> [UIResponder] {
    allElements(in: window).filter { $0.elementType == role }
  }

  func element(_ role: ElementType, _ label: String? = nil) -> UIResponder? {
    elements(role).first { label == nil || $0.accessibilityLabel == label }
  }

  /// The elements with a label, identifier or specific role, one per line.
  var tree: String {
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
class RecordingController: UIViewController {
  let name: String
  var journal: Journal?
  /// The closures to call after certain events were recorded.
  var at: [String: () -> Void] = [:]

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ event: String, _ animated: Bool? = nil) {
    journal?.note("\(name) \(event)\(animated == true ? "~" : "")")
    at[event]?()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
    label.text = "screen \(name)"
    view.addSubview(label)
    note("loads")
  }

  override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing", animated) }
  override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
  override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "will leave" : "will join")
  }
  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "left" : "joined")
  }
}

/// Returns the warnings that UIKit would log during a closure.
@MainActor
func warnings(_ body: @MainActor () -> Void) -> [String] {
  let lines = Lines()
  RuntimeLog.$observer.withValue({ lines.append($0) }) { body() }
  return lines.all
}

private final class Lines: Sendable {
  private let storage = Mutex<[String]>([])
  var all: [String] { storage.withLock { $0 } }
  func append(_ line: String) { storage.withLock { $0.append(line) } }
}

/// Returns a text without the addresses of objects.
func withoutAddresses(_ text: String) -> String {
  text.replacing(/0x[0-9a-f]+/, with: "0x…")
    .replacing("TerminalUIKitTests.", with: "")
}
