import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation

/// The mouse of a page, which also performs touches.
///
/// A page in a desktop browser supports no touches: a tap is a click, a press holds the button, a press that
/// moves drags, and a swipe turns the wheel.
@MainActor
struct PagePointer {
  /// A finger that is down.
  private struct Finger {
    var start: CGPoint
    var last: CGPoint
    var time: TimeInterval
    var isSwiping = false
    var isPressed = false
    var modifiers: KeyModifiers
    var tapCount: Int
    var press: ScheduledWork?
  }

  private var finger: Finger?

  /// Passes an event on to the page.
  mutating func deliver(_ event: InputEvent, to tree: PageTree) throws(PageAdapterError) {
    let page = tree.page
    switch event {
    case .touches(let touches, let phase):
      guard let touch = touches.first else { return }
      try deliver(touch, phase, to: tree)
    case .mouse(let mouse):
      let kind: MouseEvent.Kind =
        switch mouse.phase {
        case .began: .pressed
        case .moved: .moved
        case .ended: .released
        }
      try page.deliver([
        MouseEvent(
          kind, at: mouse.location, button: mouse.button == .secondary ? "right" : "left",
          count: mouse.clickCount, modifiers: mouse.modifiers
        ).request
      ])
    case .hover(let point, let modifiers):
      try page.deliver([
        MouseEvent(.moved, at: point, button: "none", modifiers: modifiers).request
      ])
    case .scroll(let point, let deltaX, let deltaY, let modifiers):
      try page.deliver([
        MouseEvent.wheel(at: point, deltaX: -deltaX, deltaY: -deltaY, modifiers: modifiers)
      ])
    case .text(let text): _ = tree.type(text)
    case .key(let key, let modifiers):
      guard let character = key.first else { return }
      try page.deliver(PageKey(character).events(modifiers))
    }
  }

  private mutating func deliver(
    _ touch: InputEvent.Touch, _ phase: InputEvent.TouchPhase, to tree: PageTree
  ) throws(PageAdapterError) {
    switch phase {
    case .began:
      finger = Finger(
        start: touch.location, last: touch.location, time: tree.loop.clock.now,
        modifiers: touch.modifiers, tapCount: touch.tapCount)
      // A slider is pressed at once; otherwise the finger presses if it rests for a while, and swipes
      // if it moves before.
      if tree.element(at: touch.location)?.automationType == .slider {
        return try press(tree.page)
      }
      finger?.press = tree.loop.clock.schedule(after: Self.pressTime, named: "a press") {
        [weak tree] in
        guard let tree else { return }
        tree.attempt { () throws(PageAdapterError) in try tree.pointer.press(tree.page) }
      }
    case .moved: try move(to: touch.location, tree.page)
    case .ended: try lift(at: touch.location, tree.page)
    }
  }

  /// Presses the button at the finger's place.
  mutating func press(_ page: Page) throws(PageAdapterError) {
    guard let finger, !finger.isSwiping, !finger.isPressed else { return }
    self.finger?.isPressed = true
    try page.deliver([
      MouseEvent(.moved, at: finger.start, button: "none", modifiers: finger.modifiers).request,
      MouseEvent(
        .pressed, at: finger.start, count: finger.tapCount, modifiers: finger.modifiers
      ).request,
    ])
  }

  private mutating func move(to point: CGPoint, _ page: Page) throws(PageAdapterError) {
    guard let finger, finger.last != point else { return }
    self.finger?.last = point
    if finger.isPressed {
      return try page.deliver([
        MouseEvent(.moved, at: point, modifiers: finger.modifiers).request
      ])
    }
    self.finger?.isSwiping = true
    finger.press?.cancel()
    try page.deliver([
      MouseEvent.wheel(
        at: finger.start, deltaX: finger.last.x - point.x, deltaY: finger.last.y - point.y,
        modifiers: finger.modifiers)
    ])
  }

  private mutating func lift(at point: CGPoint, _ page: Page) throws(PageAdapterError) {
    guard let finger else { return }
    finger.press?.cancel()
    self.finger = nil
    if finger.isSwiping { return }
    var events: [(method: String, parameters: JSON)] = []
    if !finger.isPressed {
      events = [
        MouseEvent(.moved, at: point, button: "none", modifiers: finger.modifiers).request,
        MouseEvent(
          .pressed, at: point, count: finger.tapCount, modifiers: finger.modifiers
        ).request,
      ]
    }
    events.append(
      MouseEvent(
        .released, at: point, count: finger.tapCount, modifiers: finger.modifiers
      ).request)
    try page.deliver(events)
  }

  /// The time, in seconds, for which a finger rests until it presses.
  private static let pressTime = 0.3
}
