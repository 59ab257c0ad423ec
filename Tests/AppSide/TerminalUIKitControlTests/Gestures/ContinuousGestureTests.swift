import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct ContinuousGestureTests {
  private let rig = GestureRig()

  @Test func `a long press begins after its duration, follows the finger and ends`() {
    let press = rig.add(UILongPressGestureRecognizer(), "press")
    rig.touch(.began, 100, 100)
    pass(0.4)
    #expect(rig.journal.take() == ["view began"])
    pass(0.2)
    #expect(rig.journal.take() == ["view cancelled", "press began"])
    rig.touch(.moved, 180, 100)
    #expect(press.location(in: rig.view) == CGPoint(x: 180, y: 100))
    rig.touch(.ended, 180, 100)
    #expect(rig.journal.take() == ["press changed", "press ended"])
  }

  @Test func `a short press and an early movement are not long presses`() {
    let press = rig.add(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 1
    rig.touch(.began, 100, 100)
    pass(0.9)
    rig.touch(.ended, 100, 100)
    rig.touch(.began, 100, 100)
    rig.touch(.moved, 120, 100)
    pass(2)
    rig.touch(.ended, 120, 100)
    pass(2)
    #expect(
      rig.journal.take() == ["view began", "view ended", "view began", "view moved", "view ended"])
  }

  @Test func `a long press may require a tap or none`() {
    let press = rig.add(UILongPressGestureRecognizer(), "press")
    press.numberOfTapsRequired = 1
    rig.touch(.began, 100, 100)
    pass(1)
    rig.touch(.ended, 100, 100)
    pass(1)
    #expect(!rig.journal.take().contains("press began"))
    rig.tap()
    rig.touch(.began, 100, 100)
    pass(0.6)
    #expect(rig.journal.take().contains("press began"))
    rig.touch(.ended, 100, 100)
    press.numberOfTapsRequired = 0
    press.minimumPressDuration = 0
    rig.journal.entries = []
    rig.touch(.began, 100, 100)
    #expect(rig.journal.take() == ["press began"])
    rig.touch(.ended, 100, 100)
  }

  @Test func `a tap and a long press can share a view`() {
    rig.add(UITapGestureRecognizer(), "tap")
    rig.add(UILongPressGestureRecognizer(), "press")
    rig.tap()
    #expect(rig.journal.take().last == "tap ended")
    rig.touch(.began, 100, 100)
    pass(0.6)
    rig.touch(.ended, 100, 100)
    #expect(rig.journal.take() == ["view began", "view cancelled", "press began", "press ended"])
  }

  @Test func `a pan reports translation and velocity`() {
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    rig.touch(.began, 100, 100)
    rig.touch(.moved, 106, 100)
    #expect(pan.state == .possible)
    pass(0.04)
    rig.touch(.moved, 112, 100)
    #expect(pan.state == .began && pan.translation(in: nil) == CGPoint(x: 12, y: 0))
    pass(0.04)
    rig.touch(.moved, 120, 130)
    #expect(pan.translation(in: rig.view) == CGPoint(x: 20, y: 30))
    #expect(abs(pan.velocity(in: nil).y - 375) < 1)
    pan.setTranslation(.zero, in: nil)
    rig.touch(.moved, 125, 130)
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
    rig.touch(.ended, 125, 130)
    #expect(
      rig.journal.take() == [
        "view began", "view moved", "view cancelled", "pan began", "pan changed", "pan changed",
        "pan ended",
      ])
    #expect(pan.translation(in: nil) == .zero)
  }

  @Test func `a pan with two fingers follows their centre and ends with the first`() {
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    rig.touch(.began, 100, 100)
    rig.touch(.moved, 150, 100)
    #expect(pan.state == .possible)
    rig.touch(.ended, 150, 100)
    rig.fingers(.began, (100, 100), (140, 100))
    rig.fingers(.moved, (100, 120), (140, 120))
    #expect(pan.state == .began && pan.numberOfTouches == 2)
    #expect(pan.location(in: nil) == CGPoint(x: 120, y: 120))
    rig.touch(.ended, 140, 120, finger: 1)
    #expect(rig.journal.take().suffix(2) == ["pan began", "pan ended"])
    rig.touch(.ended, 100, 120)
  }

  @Test func `additional fingers prevent a pan or are ignored`() {
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 1
    rig.fingers(.began, (100, 100), (140, 100))
    rig.fingers(.moved, (100, 150), (140, 150))
    rig.fingers(.ended, (100, 150), (140, 150))
    #expect(!rig.journal.take().contains("pan began"))
    rig.touch(.began, 100, 100)
    rig.touch(.moved, 120, 100)
    rig.touch(.began, 300, 100, finger: 1)
    rig.touch(.moved, 130, 100)
    #expect(pan.numberOfTouches == 1 && pan.translation(in: nil).x == 30)
    rig.touch(.ended, 130, 100)
    rig.touch(.ended, 300, 100, finger: 1)
    #expect(rig.journal.take().suffix(2) == ["pan ended", "view ended"])
  }

  private nonisolated static let swipes: [(UISwipeGestureRecognizer.Direction, CGPoint, Bool)] = [
    (.right, CGPoint(x: 60, y: 0), true), (.right, CGPoint(x: -60, y: 0), false),
    (.left, CGPoint(x: -60, y: 10), true), (.up, CGPoint(x: 0, y: -60), true),
    (.down, CGPoint(x: 0, y: 60), true), (.down, CGPoint(x: 0, y: 40), false),
    ([.left, .right], CGPoint(x: -60, y: 0), true), (.right, CGPoint(x: 80, y: 70), false),
  ]

  @Test(arguments: swipes)
  func `a swipe is recognised only in its directions`(
    direction: UISwipeGestureRecognizer.Direction, way: CGPoint, isSwipe: Bool
  ) {
    let swipe = rig.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = direction
    rig.touch(.began, 150, 150)
    rig.touch(.moved, 150 + way.x, 150 + way.y)
    rig.touch(.ended, 150 + way.x, 150 + way.y)
    #expect(rig.journal.take().contains("swipe ended") == isSwipe)
  }

  @Test func `a slow movement is not a swipe`() {
    rig.add(UISwipeGestureRecognizer(), "swipe")
    rig.touch(.began, 100, 100)
    pass(0.6)
    rig.touch(.moved, 200, 100)
    rig.touch(.ended, 200, 100)
    #expect(!rig.journal.take().contains("swipe ended"))
  }

  @Test func `a pan that requires a swipe to fail waits for it`() {
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    let swipe = rig.add(UISwipeGestureRecognizer(), "swipe")
    pan.require(toFail: swipe)
    rig.touch(.began, 100, 100)
    rig.touch(.moved, 120, 100)
    #expect(pan.state == .possible)
    pass(0.6)
    rig.touch(.moved, 125, 100)
    #expect(pan.state == .began)
    rig.touch(.ended, 125, 100)
    rig.journal.entries = []
    rig.touch(.began, 100, 100)
    rig.touch(.moved, 120, 100)
    rig.touch(.moved, 180, 100)
    rig.touch(.ended, 180, 100)
    #expect(rig.journal.take().last == "swipe ended")
  }

  @Test(arguments: [
    CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1),
  ])
  func `a movement in another direction than the swipe's lets a pan begin`(way: CGPoint) {
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    let swipe = rig.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = .left
    pan.require(toFail: swipe)
    rig.touch(.began, 150, 150)
    rig.touch(.moved, 150 + 9 * way.x, 150 + 9 * way.y)
    #expect(swipe.state == .possible)
    rig.touch(.moved, 150 + 60 * way.x, 150 + 60 * way.y)
    #expect(pan.state == .began)
    rig.touch(.ended, 150 + 60 * way.x, 150 + 60 * way.y)
  }

  @Test func `a swipe is recognised when the finger has moved the whole distance`() {
    let swipe = rig.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = .left
    rig.touch(.began, 150, 150)
    rig.touch(.moved, 120, 180)
    #expect(swipe.state == .possible)
    rig.touch(.moved, 90, 180)
    #expect(rig.gestures() == ["swipe ended"])
    rig.touch(.ended, 90, 180)
  }

  @Test func `a pinch reports its scale`() {
    let pinch = rig.add(UIPinchGestureRecognizer(), "pinch")
    rig.fingers(.began, (100, 100), (200, 100))
    rig.fingers(.moved, (99, 100), (201, 100))
    #expect(pinch.state == .possible)
    pass(0.1)
    rig.fingers(.moved, (75, 100), (225, 100))
    #expect(pinch.state == .began && abs(pinch.scale - 1.5) < 0.001 && pinch.velocity > 4)
    pinch.scale = 1
    rig.fingers(.moved, (0, 100), (300, 100))
    #expect(abs(pinch.scale - 2) < 0.001)
    rig.fingers(.ended, (0, 100), (300, 100))
    #expect(rig.journal.take().suffix(3) == ["pinch began", "pinch changed", "pinch ended"])
    #expect(pinch.scale == 1)
  }

  @Test func `a rotation reports its angle, even beyond half a turn`() {
    let turn = rig.add(UIRotationGestureRecognizer(), "turn")
    rig.fingers(.began, (200, 160), (120, 160))
    rig.fingers(.moved, (160, 200), (160, 120))
    #expect(turn.state == .began && abs(turn.rotation - .pi / 2) < 0.001)
    rig.fingers(.moved, (120, 160), (200, 160))
    rig.fingers(.moved, (160, 120), (160, 200))
    #expect(abs(turn.rotation - 3 * .pi / 2) < 0.001)
    rig.fingers(.ended, (160, 120), (160, 200))
    #expect(rig.journal.take().last == "turn ended" && turn.rotation == 0)
  }

  @Test func `pinch and rotation are recognised together if the delegate allows it`() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let both = Both()
    let pinch = rig.add(UIPinchGestureRecognizer(), "pinch")
    let turn = rig.add(UIRotationGestureRecognizer(), "turn")
    pinch.delegate = both
    rig.fingers(.began, (120, 160), (200, 160))
    rig.fingers(.moved, (160, 60), (160, 260))
    #expect(pinch.state == .began && turn.state == .began)
    rig.fingers(.ended, (160, 60), (160, 260))
  }

  @Test func `a pan can be required to begin at an edge`() {
    let pan = rig.add(UIScreenEdgePanGestureRecognizer(), "edge")
    pan.edges = .left
    rig.touch(.began, 100, 100)
    rig.touch(.moved, 150, 100)
    rig.touch(.ended, 150, 100)
    #expect(!rig.journal.take().contains("edge began"))
    rig.touch(.began, 4, 100)
    rig.touch(.moved, 60, 100)
    rig.touch(.ended, 60, 100)
    #expect(rig.journal.take().suffix(2) == ["edge began", "edge ended"])
  }

  @Test func `a hover gesture follows the pointer into and out of a view`() {
    let inner = UIView(frame: rect(0, 0, 80, 32))
    rig.view.addSubview(inner)
    let hover = rig.add(UIHoverGestureRecognizer(), "hover", to: inner)
    rig.hover(200, 200)
    rig.hover(8, 8)
    #expect(hover.state == .began && hover.location(in: inner) == CGPoint(x: 8, y: 8))
    UIApplication.shared.handle(.mouse(MouseAction(.moved, at: CGPoint(x: 16, y: 8))))
    rig.hover(200, 200)
    rig.hover(201, 200)
    #expect(rig.journal.take() == ["hover began", "hover changed", "hover ended"])
    #expect(hover.state == .possible)
    rig.hover(8, 8)
    rig.hover(-5, 900)
    #expect(rig.journal.take() == ["hover began", "hover ended"])
  }

  @Test func `a wheel causes a pan if it is allowed`() {
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    rig.screen.activate()
    UIApplication.shared.synthesizeScroll(dx: 0, dy: 16, at: CGPoint(x: 8, y: 8))
    #expect(rig.journal.take().isEmpty)
    pan.allowedScrollTypesMask = .all
    UIApplication.shared.synthesizeScroll(dx: 0, dy: 16, at: CGPoint(x: 8, y: 8))
    #expect(rig.journal.take() == ["pan began", "pan changed", "pan ended"])
  }
}
