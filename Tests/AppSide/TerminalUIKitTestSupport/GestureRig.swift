import AppRuntime
import Foundation
import TerminalUIKit

/// A view that records its touches, and recognisers that record their states.
@MainActor
package final class GestureRig {
  package let screen = TestScreen(CGSize(width: 320, height: 320))
  package let journal = Journal()
  package let view: TouchLogView

  package init() {
    view = TouchLogView(frame: rect(0, 0, 320, 320))
    view.journal = journal
    screen.add(view)
    screen.settle()
    // The time is long after any touch of another test.
    pass(1)
  }

  @discardableResult
  package func add<Recognizer: UIGestureRecognizer>(
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
  package func gestures() -> [String] { journal.take().filter { !$0.hasPrefix("view ") } }

  package func hover(_ x: CGFloat, _ y: CGFloat) {
    screen.activate()
    UIApplication.shared.synthesizeHover(at: CGPoint(x: x, y: y))
  }

  package func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    screen.activate()
    UIApplication.shared.synthesizeTouch(phase, at: CGPoint(x: x, y: y), finger: finger)
  }

  package func tap(_ x: CGFloat = 100, _ y: CGFloat = 100) {
    touch(.began, x, y)
    touch(.ended, x, y)
  }

  /// Moves several fingers simultaneously.
  package func fingers(_ phase: UITouch.Phase, _ places: (CGFloat, CGFloat)...) {
    screen.activate()
    UIApplication.shared.synthesizeTouches(
      places.enumerated().map { number, place in
        UITouch(finger: number, phase, at: CGPoint(x: place.0, y: place.1))
      })
  }
}

@MainActor
package final class TouchLogView: UIView {
  package var journal: Journal?
  package var allowsGestures = true

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.note("view began")
  }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.note("view moved")
  }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.note("view ended")
  }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal?.note("view cancelled")
  }

  package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    allowsGestures
  }
}
