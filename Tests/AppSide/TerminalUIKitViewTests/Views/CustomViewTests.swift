import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// The parts of UIKit that custom views and controls use.
@MainActor
struct CustomViewTests {
  @Test func `a touch has cell precision and no force`() throws {
    final class Pad: UIView {
      var coalesced: [UITouch]?
      var predicted: [UITouch]?
      var touch: UITouch?
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touch = touches.first
        coalesced = touches.first.flatMap { event?.coalescedTouches(for: $0) }
        predicted = touches.first.flatMap { event?.predictedTouches(for: $0) }
      }
    }
    let screen = TestScreen()
    let pad = screen.add(Pad(), rect(8, 16, 80, 80))
    screen.touch(.began, at: CGPoint(x: 20, y: 40))
    screen.touch(.moved, at: CGPoint(x: 30, y: 40))
    let touch = try #require(pad.touch)
    #expect(pad.coalesced == [touch] && pad.predicted == [])
    #expect(touch.preciseLocation(in: pad) == CGPoint(x: 22, y: 24))
    #expect(touch.precisePreviousLocation(in: pad) == CGPoint(x: 12, y: 24))
    #expect(touch.majorRadius > 0 && touch.force == 0 && touch.maximumPossibleForce == 0)
    #expect(UIEvent().coalescedTouches(for: touch) == nil)
    screen.touch(.ended, at: CGPoint(x: 30, y: 40))
  }

  @Test func `a custom button's configuration is updated before drawing another state`() {
    final class Toggle: UIButton {
      var updates: [UIControl.State] = []
      override func updateConfiguration() {
        updates.append(state)
        configuration?.title = isSelected ? "On" : "Off"
      }
    }
    let screen = TestScreen(CGSize(width: 80, height: 16))
    let toggle = screen.add(Toggle(configuration: .plain()), rect(0, 0, 80, 16))
    var handled: [String?] = []
    toggle.configurationUpdateHandler = { handled.append($0.configuration?.title) }
    screen.settle()
    #expect(toggle.updates == [.normal] && screen.text.contains("Off"))
    toggle.isSelected = true
    #expect(screen.text.contains("On") && toggle.updates == [.normal, .selected])
    #expect(handled == ["Off", "On"])
    toggle.automaticallyUpdatesConfiguration = false
    toggle.isSelected = false
    screen.settle()
    #expect(toggle.updates.count == 2)
    toggle.setNeedsUpdateConfiguration()
    screen.settle()
    #expect(toggle.updates == [.normal, .selected, .normal])
  }

  @Test func `only a grey colour has a brightness`() {
    var white: CGFloat = -1
    var alpha: CGFloat = -1
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25 && alpha == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == 0.25)
  }

  @Test func `a font's metrics add up to its line height`() {
    let font = UIFont.systemFont(ofSize: 30)
    #expect(font.ascender - font.descender + font.leading == font.lineHeight)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }

  @Test func `redrawing a part of a view redraws all of it`() {
    final class Counter: UIView {
      var count = 0
      override func draw(_ rect: CGRect) { count += 1 }
    }
    let screen = TestScreen()
    let counter = screen.add(Counter(), rect(0, 0, 80, 16))
    _ = screen.text
    let before = TreeChange.count
    counter.setNeedsDisplay(rect(0, 0, 8, 16))
    #expect(TreeChange.count != before)
  }
}
