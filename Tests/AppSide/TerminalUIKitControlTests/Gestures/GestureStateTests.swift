import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class Decider: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isSimultaneous = false
  var waits = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits }
}

/// A recogniser of a finger's first touch.
@MainActor
private final class TouchDownRecognizer: UIGestureRecognizer {
  var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func reset() { resets += 1 }
}

@MainActor
private final class Receiver {
  var count = 0
  var last: UIGestureRecognizer?

  func fired() { count += 1 }
  func firedBy(_ recognizer: UITapGestureRecognizer) { last = recognizer }
}

@MainActor
struct GestureStateTests {
  private let rig = GestureRig()
  private let decider = Decider()

  @Test func `the innermost of two tap recognisers wins`() {
    let inner = UIView(frame: rect(0, 0, 160, 160))
    rig.view.addSubview(inner)
    rig.add(UITapGestureRecognizer(), "outer")
    rig.add(UITapGestureRecognizer(), "inner", to: inner)
    rig.tap(8, 8)
    #expect(rig.journal.take() == ["view began", "view cancelled", "inner ended"])
    rig.tap(200, 200)
    #expect(rig.journal.take().last == "outer ended")
  }

  @Test func `a delegate can let both recognise`() {
    let inner = UIView(frame: rect(0, 0, 160, 160))
    rig.view.addSubview(inner)
    rig.add(UITapGestureRecognizer(), "outer").delegate = decider
    rig.add(UITapGestureRecognizer(), "inner", to: inner)
    decider.isSimultaneous = true
    rig.tap(8, 8)
    #expect(rig.journal.take().suffix(2) == ["inner ended", "outer ended"])
  }

  @Test func `a delegate can reject touches and gestures`() {
    let tap = rig.add(UITapGestureRecognizer(), "tap")
    tap.delegate = decider
    decider.receives = false
    rig.tap()
    decider.receives = true
    decider.begins = false
    rig.tap()
    #expect(!rig.journal.take().contains("tap ended"))
    decider.begins = true
    rig.tap()
    #expect(rig.journal.take().contains("tap ended"))
  }

  @Test func `a view can reject the gestures of its superviews`() {
    let inner = TouchLogView(frame: rect(0, 0, 160, 160))
    rig.view.addSubview(inner)
    rig.add(UITapGestureRecognizer(), "tap")
    inner.allowsGestures = false
    rig.tap(8, 8)
    #expect(rig.journal.take().isEmpty)
    rig.tap(200, 200)
    #expect(rig.journal.take().contains("tap ended"))
  }

  @Test func `a delegate can make one recogniser wait for another`() {
    let single = rig.add(UITapGestureRecognizer(), "single")
    rig.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    single.delegate = decider
    decider.waits = true
    rig.tap()
    #expect(!rig.journal.take().contains("single ended"))
    pass(0.4)
    #expect(rig.journal.take().contains("single ended"))
  }

  @Test func `a custom recogniser sets its state and is reset after the touch`() {
    let own = rig.add(TouchDownRecognizer(), "down")
    rig.touch(.began, 8, 8)
    // The view gets no touch because the gesture begins immediately.
    #expect(rig.journal.take() == ["down began"] && own.resets == 0)
    rig.touch(.ended, 8, 8)
    #expect(rig.journal.take() == ["down ended"] && own.resets == 1 && own.state == .possible)
  }

  @Test func `invalid state transitions are ignored`() {
    let own = rig.add(TouchDownRecognizer(), "down")
    own.state = .possible
    #expect(own.state == .possible)
    rig.touch(.began, 8, 8)
    own.state = .possible
    own.state = .began
    #expect(own.state == .began)
    own.state = .failed
    #expect(own.state == .cancelled && rig.journal.take() == ["down began", "down cancelled"])
    rig.touch(.ended, 8, 8)
    #expect(own.state == .possible && rig.journal.take().isEmpty)
  }

  @Test func `delaysTouchesBegan delays touches until the gesture fails`() {
    let tap = rig.add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    rig.tap()
    #expect(rig.journal.take() == ["tap ended"])
    rig.touch(.began, 8, 8)
    rig.touch(.moved, 20, 8)
    #expect(rig.journal.take().isEmpty)
    rig.touch(.moved, 80, 8)
    #expect(rig.journal.take() == ["view began"])
    rig.touch(.moved, 90, 8)
    rig.touch(.ended, 90, 8)
    #expect(rig.journal.take().suffix(2) == ["view moved", "view ended"])
  }

  @Test func `disabling, removing the recogniser or removing the view cancels a gesture`() {
    let own = rig.add(TouchDownRecognizer(), "down")
    rig.touch(.began, 8, 8)
    own.isEnabled = false
    #expect(rig.journal.take() == ["down began", "down cancelled"])
    rig.touch(.ended, 8, 8)
    rig.tap()
    #expect(rig.journal.take() == ["view began", "view ended"])
    own.isEnabled = true
    rig.touch(.began, 8, 8)
    rig.view.removeGestureRecognizer(own)
    #expect(rig.journal.take() == ["down began", "down cancelled"] && own.view == nil)
    rig.touch(.ended, 8, 8)
    rig.view.gestureRecognizers = [own]
    rig.touch(.began, 8, 8)
    rig.view.removeFromSuperview()
    #expect(rig.journal.take() == ["down began", "down cancelled"] && own.view === rig.view)
    rig.touch(.ended, 8, 8)
    #expect(own.state == .possible)
  }

  @Test func `targets are methods or closures and held weakly`() {
    let tap = rig.add(UITapGestureRecognizer(), "tap")
    var receiver: Receiver? = Receiver()
    let kept = Receiver()
    tap.addTarget(receiver, action: Receiver.fired)
    tap.addTarget(kept, action: Receiver.firedBy)
    rig.tap()
    #expect(receiver?.count == 1 && kept.last === tap)
    weak let gone = receiver
    receiver = nil
    #expect(gone == nil)
    kept.last = nil
    tap.removeTarget(kept)
    rig.tap()
    #expect(kept.last == nil)
  }

  @Test func `a recogniser belongs to one view`() {
    let other = UIView()
    let tap = UITapGestureRecognizer()
    #expect(other.gestureRecognizers == nil)
    rig.view.addGestureRecognizer(tap)
    rig.view.addGestureRecognizer(tap)
    #expect(rig.view.gestureRecognizers?.count == 1 && tap.view === rig.view)
    other.addGestureRecognizer(tap)
    #expect(rig.view.gestureRecognizers == nil && tap.view === other)
  }

  @Test func `a touch knows its recognisers`() {
    final class Asking: UIView {
      var names: [String?] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        names = touches.first?.gestureRecognizers?.map(\.name) ?? []
      }
    }
    let inner = Asking(frame: rect(0, 0, 160, 160))
    rig.view.addSubview(inner)
    rig.add(UITapGestureRecognizer(), "outer")
    rig.add(UIPanGestureRecognizer(), "inner", to: inner)
    rig.touch(.began, 8, 8)
    rig.touch(.ended, 8, 8)
    #expect(inner.names == ["inner", "outer"])
  }
}
