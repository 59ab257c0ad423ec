import AppRuntime
import Foundation

@testable import TerminalUIKit

/// A view that records its touches, and recognisers that record their states.
@MainActor
final class GestureRig {
  let screen = TestScreen(CGSize(width: 320, height: 320))
  let journal = Journal()
  let view: TouchLogView

  init() {
    view = TouchLogView(frame: rect(0, 0, 320, 320))
    view.journal = journal
    screen.add(view)
    screen.settle()
    // The time is long after any touch of another test.
    pass(1)
  }

  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { [journal] recognizer in
      journal.note("\(recognizer.name ?? "?") \(recognizer.state)")
    }
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// The records of recognisers, without those of the view.
  func gestures() -> [String] { journal.take().filter { !$0.hasPrefix("view ") } }

  func hover(_ x: CGFloat, _ y: CGFloat) {
    screen.activate()
    UIApplication.shared.synthesizeHover(at: CGPoint(x: x, y: y))
  }

  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    screen.activate()
    UIApplication.shared.synthesizeTouch(phase, at: CGPoint(x: x, y: y), finger: finger)
  }

  func tap(_ x: CGFloat = 100, _ y: CGFloat = 100) {
    touch(.began, x, y)
    touch(.ended, x, y)
  }

  /// Moves several fingers simultaneously.
  func fingers(_ phase: UITouch.Phase, _ places: (CGFloat, CGFloat)...) {
    screen.activate()
    UIApplication.shared.synthesizeTouches(
      places.enumerated().map { number, place in
        UITouch(finger: number, phase, at: CGPoint(x: place.0, y: place.1))
      })
  }
}

@MainActor
final class TouchLogView: UIView {
  var journal: Journal?
  var allowsGestures = true

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.note("view began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.note("view moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.note("view ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.note("view cancelled")
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    allowsGestures
  }
}
