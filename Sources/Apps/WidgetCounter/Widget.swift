import Foundation

/// A rectangle with a text and child widgets: a whole toolkit that knows nothing of tests.
@MainActor
final class Widget {
  /// The number of visible changes so far.
  private(set) static var changes: UInt64 = 1
  private static var lastNumber: UInt64 = 0

  /// The widget's number, which is unique.
  let number: UInt64
  /// The frame in points of the screen.
  let frame: CGRect
  let onTap: (@MainActor () -> Void)?
  var text: String { didSet { Self.changes += 1 } }
  private(set) var children: [Widget] = []
  private(set) weak var parent: Widget?

  init(_ text: String, frame: CGRect, onTap: (@MainActor () -> Void)? = nil) {
    Self.lastNumber += 1
    number = Self.lastNumber
    self.text = text
    self.frame = frame
    self.onTap = onTap
  }

  /// Adds a widget in front of its siblings.
  func add(_ child: Widget) {
    child.parent = self
    children.append(child)
    Self.changes += 1
  }

  /// Finds the frontmost widget at a point of the screen.
  func widget(at point: CGPoint) -> Widget? {
    guard frame.contains(point) else { return nil }
    for child in children.reversed() {
      if let found = child.widget(at: point) { return found }
    }
    return self
  }
}
