import AppRuntime
import AutomationProtocol
import Foundation

/// Turns what a person does to an element into the events that the app sees.
@MainActor
struct InteractionPerformer {
  let tree: any ElementTree
  let loop: EventLoop

  /// How long to give threads that are computing after an interaction, in real seconds: enough for a
  /// task to come back to the main actor, not enough to notice.
  private static let threadLimit: TimeInterval = 0.25

  /// Does something to an element and lets the app come to rest.
  ///
  /// - Throws: The `AutomationFailure` that keeps the element from being used at this moment; nothing
  ///   was done then.
  func perform(_ interaction: Interaction, on element: any AutomationElement) throws {
    switch interaction {
    case .tap(let count, let touches):
      let point = try usablePoint(of: element)
      for tap in 1...max(1, count) {
        let fingers = self.fingers(max(1, touches), at: point, tapCount: tap)
        deliver(.touches(fingers, .began))
        deliver(.touches(fingers, .ended))
      }
    case .press(let duration):
      let fingers = self.fingers(1, at: try usablePoint(of: element), tapCount: 1)
      deliver(.touches(fingers, .began))
      loop.pass(max(0, duration))
      loop.settle()
      deliver(.touches(fingers, .ended))
    case .typeText(let text):
      guard let focused = tree.focusedElement, focused.isInside(element) else {
        throw AutomationFailure.noKeyboardFocus(
          element.attributes, focused: tree.focusedElement?.attributes)
      }
      deliver(.text(text))
    case .typeKey(let key, let modifiers):
      deliver(.key(key, modifiers))
    }
    loop.settle(waitingForThreadsUpTo: Self.threadLimit)
  }

  private func usablePoint(of element: any AutomationElement) throws -> CGPoint {
    if !element.automationIsEnabled { throw AutomationFailure.disabled(element.attributes) }
    return try HitPointFinder(tree: tree).hitPoint(for: element)
  }

  private func fingers(_ count: Int, at point: CGPoint, tapCount: Int) -> [InputEvent.Touch] {
    (0..<count).map { finger in
      InputEvent.Touch(finger: finger, location: point, tapCount: tapCount)
    }
  }

  private func deliver(_ event: InputEvent) {
    tree.deliver(event)
    loop.settle()
  }
}
