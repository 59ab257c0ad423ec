import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UITapGestureRecognizerTests {
  private let rig = GestureRig()

  @Test func `a tap is recognised, and the view loses the touch`() {
    let tap = rig.add(UITapGestureRecognizer(), "tap")
    rig.touch(.began, 100, 96)
    #expect(rig.journal.take() == ["view began"] && tap.state == .possible)
    rig.touch(.ended, 104, 96)
    #expect(rig.journal.take() == ["view cancelled", "tap ended"])
    #expect(tap.state == .possible && tap.numberOfTouches == 0)
  }

  @Test func `a tap action can read location and touch`() {
    var seen: [CGPoint] = []
    var fingers = 0
    let inner = UIView(frame: rect(40, 32, 100, 100))
    rig.view.addSubview(inner)
    inner.addGestureRecognizer(
      UITapGestureRecognizer { recognizer in
        fingers = recognizer.numberOfTouches
        seen = [
          recognizer.location(in: inner), recognizer.location(ofTouch: 0, in: nil),
          recognizer.location(ofTouch: 7, in: inner),
        ]
      })
    rig.tap(50, 40)
    #expect(fingers == 1)
    #expect(seen == [CGPoint(x: 10, y: 8), CGPoint(x: 50, y: 40), CGPoint(x: 10, y: 8)])
  }

  @Test func `a view keeps its touch without cancelsTouchesInView`() {
    rig.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
    rig.tap()
    #expect(rig.journal.take() == ["view began", "tap ended", "view ended"])
  }

  @Test func `long, moving and additional touches are not taps`() {
    rig.add(UITapGestureRecognizer(), "tap")
    rig.touch(.began, 100, 100)
    pass(0.8)
    rig.touch(.ended, 100, 100)
    rig.touch(.began, 100, 100)
    rig.touch(.moved, 150, 100)
    rig.touch(.ended, 100, 100)
    rig.fingers(.began, (100, 100), (200, 100))
    rig.fingers(.ended, (100, 100), (200, 100))
    #expect(!rig.journal.take().contains("tap ended"))
    rig.tap()
    #expect(rig.journal.take().contains("tap ended"))
  }

  @Test func `two fingers can tap together or one after the other`() {
    let tap = rig.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = 2
    rig.tap()
    #expect(rig.journal.take() == ["view began", "view ended"])
    rig.fingers(.began, (100, 100), (200, 100))
    rig.touch(.ended, 100, 100, finger: 0)
    #expect(rig.journal.take() == ["view began"])
    rig.touch(.ended, 200, 100, finger: 1)
    #expect(rig.journal.take() == ["view cancelled", "tap ended"])
  }

  @Test func `a double tap delays the end of the first touch until it is decided`() {
    rig.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    rig.tap()
    #expect(rig.journal.take() == ["view began"])
    rig.tap()
    #expect(rig.journal.take() == ["view began", "view cancelled", "double ended"])
    rig.tap()
    pass(0.4)
    #expect(rig.journal.take() == ["view began", "view ended"])
    rig.tap()
    pass(0.4)
    rig.tap()
    pass(0.4)
    #expect(!rig.journal.take().contains("double ended"))
  }

  @Test func `a single tap waits for a double tap to fail`() {
    let single = rig.add(UITapGestureRecognizer(), "single")
    let double = rig.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    rig.tap()
    #expect(!rig.journal.take().contains("single ended"))
    pass(0.3)
    #expect(rig.journal.take().isEmpty)
    pass(0.1)
    #expect(rig.journal.take() == ["view cancelled", "single ended"])
    rig.tap()
    rig.tap()
    pass(1)
    let entries = rig.journal.take()
    #expect(entries.contains("double ended") && !entries.contains("single ended"))
  }

  @Test func `a second tap far away begins a new sequence`() {
    rig.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    rig.tap(20, 20)
    rig.tap(200, 200)
    pass(1)
    #expect(!rig.journal.take().contains("double ended"))
  }

  @Test func `a tap requires its mouse button`() {
    let tap = rig.add(UITapGestureRecognizer(), "tap")
    tap.buttonMaskRequired = .secondary
    func click(_ mask: UIEvent.ButtonMask) {
      rig.screen.activate()
      for phase in [UITouch.Phase.began, .ended] {
        UIApplication.shared.synthesizeTouches([
          UITouch(phase, at: CGPoint(x: 8, y: 8), type: .indirectPointer, buttonMask: mask)
        ])
      }
    }
    click(.primary)
    rig.tap()
    #expect(!rig.journal.take().contains("tap ended"))
    click(.secondary)
    #expect(rig.journal.take().contains("tap ended"))
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    click(.secondary)
    #expect(!rig.journal.take().contains("tap ended"))
  }

  @Test func `a button keeps its taps from recognisers of superviews, other controls do not`() {
    rig.add(UITapGestureRecognizer(), "tap")
    let button = UIButton(type: .system)
    button.frame = rect(0, 0, 80, 16)
    button.addAction(UIAction { [rig] _ in rig.journal.note("pressed") }, for: .touchUpInside)
    let plain = UIControl(frame: rect(0, 32, 80, 16))
    plain.addAction(UIAction { [rig] _ in rig.journal.note("pressed") }, for: .touchUpInside)
    rig.view.addSubview(button)
    rig.view.addSubview(plain)
    rig.tap(8, 8)
    #expect(rig.journal.take() == ["pressed"])
    rig.tap(8, 40)
    #expect(rig.journal.take() == ["tap ended"])
    button.isEnabled = false
    rig.tap(8, 8)
    #expect(rig.journal.take() == ["tap ended"])
  }
}
