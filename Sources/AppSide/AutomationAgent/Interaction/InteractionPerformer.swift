import AppRuntime
import AutomationProtocol
import Foundation

/// Converts an interaction with an element into the events that the app receives.
@MainActor
struct InteractionPerformer {
  let tree: any ElementTree
  let loop: EventLoop

  /// Performs an interaction and lets the app settle.
  ///
  /// Screen transitions, animations and scrolling finish first, as XCUITest waits for them, and app
  /// time advances accordingly. Other work in the future stays pending, unless it is due on the
  /// way.
  ///
  /// - Parameters:
  ///   - call: The call with the interaction.
  ///   - element: The element that the call's query matches.
  /// - Returns: Whether a secure field received typed text.
  /// - Throws: The `AutomationFailure` that prevents using the element now. In that case nothing
  ///   has happened, except that the element may have been scrolled into view.
  func perform(_ call: PerformCall, on element: any AutomationElement) throws -> Bool {
    let sender = EventSender(tree: tree, loop: loop, modifiers: call.modifiers)
    let target = ActionTarget(element, at: call.place, tree: tree, loop: loop)
    let keys = KeyPerformer(sender: sender)
    var isSecret = false
    switch call.interaction {
    case .typeText(let text):
      isSecret = try keys.type(text, into: target.element, readsBack: call.readsBack)
    case .typeKey(let key, let modifiers):
      isSecret = keys.press(key, modifiers.union(call.modifiers))
    default: try perform(call, on: target, sender)
    }
    loop.settle(waitingForThreadsUpTo: EventLoop.threadLimit)
    tree.finishAnimations()
    return isSecret
  }

  /// Performs an interaction without keys.
  private func perform(
    _ call: PerformCall, on target: ActionTarget, _ sender: EventSender
  ) throws {
    let fingers = FingerPerformer(sender: sender)
    let mouse = MousePerformer(sender: sender, modifiers: call.modifiers)
    switch call.interaction {
    case .tap(let count, let touches):
      fingers.tap(try target.point(isUsed: true), count: count, touches: touches)
    case .press(let duration): fingers.press(try target.point(isUsed: true), for: duration)
    case .drag(let drag):
      let route = try DragRoute(drag, from: target)
      switch drag.pointer {
      case .finger: fingers.drag(route)
      case .mouse: mouse.drag(route)
      }
    case .swipe(let swipe): fingers.drag(try DragRoute(swipe, over: target))
    case .pinch(let pinch):
      TwoFingerPerformer(sender: sender, frame: try target.twoFingerFrame()).pinch(pinch)
    case .rotate(let rotation):
      TwoFingerPerformer(sender: sender, frame: try target.twoFingerFrame()).rotate(rotation)
    case .click(let click): mouse.click(click, at: try target.point(isUsed: true))
    case .hover: mouse.hover(at: try target.point())
    case .scroll(let deltaX, let deltaY):
      mouse.scroll(at: try target.point(), deltaX: deltaX, deltaY: deltaY)
    case .typeText, .typeKey: break
    case .adjustSlider(let position):
      try AdjustmentPerformer(sender: sender, target: target).drag(toSliderPosition: position)
    case .adjustPickerWheel(let value):
      try AdjustmentPerformer(sender: sender, target: target).turn(toRow: value)
    case .adjustDate(let date): try AdjustmentPerformer(sender: sender, target: target).set(date)
    case .scrollIntoView: try target.scrollIntoView()
    case .accessibilityAction(let name):
      try AdjustmentPerformer(sender: sender, target: target).perform(action: name)
    }
  }
}
