import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation

/// The display's mouse, which also performs touches.
///
/// A tap is a click. A finger that rests presses the button, so that its movement drags; one that moves at
/// once turns the wheel. On a slider, the button is pressed at once.
@MainActor
struct DesktopPointer {
  /// The action of a finger.
  private enum Finger {
    case resting(CGPoint, KeyModifiers, press: ScheduledWork)
    case pressing(KeyModifiers)
    /// The finger scrolls at the place where it was put down.
    case swiping(from: CGPoint, last: CGPoint, KeyModifiers)
  }

  /// The buttons, with X's numbers; the wheel clicks its button once for each turn.
  private enum Button {
    static let primary: UInt8 = 1
    static let secondary: UInt8 = 3
    static let wheelUp: UInt8 = 4
    static let wheelDown: UInt8 = 5
    static let wheelLeft: UInt8 = 6
    static let wheelRight: UInt8 = 7
  }

  private var finger: Finger?
  /// The scrolled distance that was too short for a turn of the wheel.
  private var rest = CGSize.zero

  /// The distance, in points, for one turn of the wheel.
  private static let turn: CGFloat = 40
  /// The time, in seconds, for which a finger rests until it presses.
  private static let pressTime = 0.3

  mutating func deliver(_ event: InputEvent, to tree: DesktopTree) {
    let display = tree.app.session.display
    switch event {
    case .touches(let touches, let phase):
      guard let touch = touches.first else { return }
      switch phase {
      case .began: begin(touch, in: tree)
      case .moved: move(to: touch.location, on: display)
      case .ended: lift(at: touch.location, on: display)
      }
    case .mouse(let mouse):
      let button = mouse.button == .primary ? Button.primary : Button.secondary
      display.send(.move, at: mouse.location)
      switch mouse.phase {
      case .began:
        display.raiseWindow(at: mouse.location)
        display.keyboard.hold(mouse.modifiers) { display.send(.buttonPress, button) }
      case .moved: break
      case .ended: display.keyboard.hold(mouse.modifiers) { display.send(.buttonRelease, button) }
      }
    case .hover(let point, _): display.send(.move, at: point)
    case .scroll(let point, let deltaX, let deltaY, let modifiers):
      display.keyboard.hold(modifiers) {
        scroll(CGSize(width: deltaX, height: deltaY), at: point, on: display)
      }
    case .text, .key: break
    }
    display.synchronize()
  }

  // MARK: Fingers

  private mutating func begin(_ touch: InputEvent.Touch, in tree: DesktopTree) {
    let display = tree.app.session.display
    display.raiseWindow(at: touch.location)
    display.send(.move, at: touch.location)
    rest = .zero
    if tree.element(at: touch.location)?.automationType == .slider {
      display.send(.buttonPress, Button.primary)
      finger = .pressing(touch.modifiers)
      return
    }
    let press = tree.app.loop.clock.schedule(after: Self.pressTime, named: "a press") {
      [weak tree] in tree.map { $0.pointer.press(on: $0.app.session.display) }
    }
    finger = .resting(touch.location, touch.modifiers, press: press)
  }

  /// Presses the button at the finger's place.
  private mutating func press(on display: Display) {
    guard case .resting(_, let modifiers, _) = finger else { return }
    finger = .pressing(modifiers)
    display.keyboard.hold(modifiers) { display.send(.buttonPress, Button.primary) }
    display.synchronize()
  }

  private mutating func move(to point: CGPoint, on display: Display) {
    switch finger {
    case .resting(let start, let modifiers, let press):
      guard point != start else { return }
      press.cancel()
      finger = .swiping(from: start, last: start, modifiers)
      move(to: point, on: display)
    case .pressing: display.send(.move, at: point)
    case .swiping(let start, let last, let modifiers):
      scroll(CGSize(width: point.x - last.x, height: point.y - last.y), at: start, on: display)
      finger = .swiping(from: start, last: point, modifiers)
    case nil: break
    }
  }

  private mutating func lift(at point: CGPoint, on display: Display) {
    switch finger {
    case .resting(_, let modifiers, let press):
      press.cancel()
      display.keyboard.hold(modifiers) {
        display.send(.buttonPress, Button.primary)
        display.send(.buttonRelease, Button.primary)
      }
    case .pressing(let modifiers):
      display.send(.move, at: point)
      display.keyboard.hold(modifiers) { display.send(.buttonRelease, Button.primary) }
    case .swiping, nil: break
    }
    finger = nil
  }

  private mutating func scroll(_ distance: CGSize, at point: CGPoint, on display: Display) {
    rest.width += distance.width
    rest.height += distance.height
    display.send(.move, at: point)
    func turns(_ length: inout CGFloat, _ forward: UInt8, _ back: UInt8) {
      let count = Int((length / Self.turn).rounded(.towardZero))
      for _ in 0..<min(abs(count), Self.turnLimit) {
        display.send(.buttonPress, count > 0 ? forward : back)
        display.send(.buttonRelease, count > 0 ? forward : back)
      }
      length -= CGFloat(count) * Self.turn
    }
    turns(&rest.height, Button.wheelUp, Button.wheelDown)
    turns(&rest.width, Button.wheelLeft, Button.wheelRight)
  }

  /// The maximum number of turns at once.
  private static let turnLimit = 1000
}
