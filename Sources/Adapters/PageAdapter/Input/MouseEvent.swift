import AutomationProtocol
import Foundation

/// A mouse event in the browser's format.
struct MouseEvent {
  /// The kinds of events.
  enum Kind: String {
    case moved = "mouseMoved"
    case pressed = "mousePressed"
    case released = "mouseReleased"
  }

  var kind: Kind
  var point: CGPoint
  var button: String
  var count: Int
  var modifiers: KeyModifiers

  init(
    _ kind: Kind, at point: CGPoint, button: String = "left", count: Int = 1,
    modifiers: KeyModifiers = []
  ) {
    self.kind = kind
    self.point = point
    self.button = button
    self.count = count
    self.modifiers = modifiers
  }

  /// The request that delivers the event.
  var request: (method: String, parameters: JSON) {
    (
      "Input.dispatchMouseEvent",
      [
        "type": .string(kind.rawValue), "x": .number(point.x), "y": .number(point.y),
        "button": .string(button), "clickCount": JSON(kind == .moved ? 0 : count),
        "buttons": JSON(button == "none" || kind == .released ? 0 : button == "right" ? 2 : 1),
        "modifiers": JSON(modifiers.browserMask),
      ]
    )
  }

  /// Returns the request for a turn of the wheel; positive distances scroll to the right and down.
  static func wheel(
    at point: CGPoint, deltaX: Double, deltaY: Double, modifiers: KeyModifiers
  ) -> (method: String, parameters: JSON) {
    (
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": .number(point.x), "y": .number(point.y),
        "deltaX": .number(deltaX), "deltaY": .number(deltaY),
        "modifiers": JSON(modifiers.browserMask),
      ]
    )
  }
}

extension KeyModifiers {
  /// The modifiers in the browser's encoding; Command is the Meta key.
  var browserMask: Int {
    (contains(.option) ? 1 : 0) | (contains(.control) ? 2 : 0) | (contains(.command) ? 4 : 0)
      | (contains(.shift) ? 8 : 0)
  }
}
