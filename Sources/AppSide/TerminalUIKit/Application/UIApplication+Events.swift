import AppRuntime
import Foundation
import TerminalEvents

/// The conversion of terminal input and automation requests to events.
///
/// Every event goes through `sendEvent(_:)`: a touch is hit-tested where it begins, a key goes to
/// the first responder. Nothing calls an action directly.
extension UIApplication {
  /// Handles input from the terminal.
  package func handle(_ input: TerminalInput) {
    switch input {
    case .key(let stroke): press(stroke, isFromTerminal: true)
    case .mouse(let action): handle(action)
    case .paste(let text): paste(text)
    }
  }

  /// Sends a touch of one finger in a phase.
  package func synthesizeTouch(
    _ phase: UITouch.Phase, at position: CGPoint, finger: Int = 0, tapCount: Int = 1
  ) {
    synthesizeTouches([UITouch(finger: finger, phase, at: position, tapCount: tapCount)])
  }

  /// Sends the touches of several fingers at the same moment.
  ///
  /// - Parameter touches: What each finger does; a finger that moves or leaves must have begun.
  package func synthesizeTouches(_ touches: [UITouch]) {
    if let event = touchTracker.event(for: touches, in: self) { sendEvent(event) }
    touchTracker.removeEnded()
  }

  /// Taps a point on the screen one or more times in a row.
  package func synthesizeTap(at position: CGPoint, count: Int = 1) {
    for number in 1...max(1, count) {
      synthesizeTouch(.began, at: position, tapCount: number)
      synthesizeTouch(.ended, at: position, tapCount: number)
    }
  }

  /// Presses and releases a key.
  package func synthesizeKey(_ stroke: KeyStroke) { press(stroke, isFromTerminal: false) }

  /// Types text into the first responder character by character, as a person would.
  ///
  /// - Returns: Whether there was a first responder that accepts text from beginning to end.
  @discardableResult
  package func synthesizeText(_ text: String) -> Bool {
    for character in text {
      guard let input = textInput else { return false }
      if character == "\u{8}" || character == "\u{7F}" {
        input.deleteBackward()
      } else {
        input.insertText(character == "\r" || character == "\r\n" ? "\n" : String(character))
      }
    }
    return textInput != nil || text.isEmpty
  }

  /// The first responder of the key window if it accepts text.
  package var textInput: (any UIKeyInput)? { firstResponder as? any UIKeyInput }

  /// The first responder of the window that gets keys.
  package var firstResponder: UIResponder? { windowOfKeys?.firstResponder }

  private func press(_ stroke: KeyStroke, isFromTerminal: Bool) {
    let press = UIPress(key: UIKey(stroke), timestamp: clock.now)
    send(press, .began, isFromTerminal: isFromTerminal)
    send(press, .ended, isFromTerminal: isFromTerminal)
  }

  private func paste(_ text: String) {
    if let field = firstResponder as? UITextField {
      field.paste(text)
    } else {
      synthesizeText(text)
    }
  }

  private func send(_ press: UIPress, _ phase: UIPress.Phase, isFromTerminal: Bool) {
    press.phase = phase
    press.timestamp = clock.now
    sendEvent(
      UIPressesEvent(
        presses: [press], timestamp: press.timestamp,
        modifierFlags: press.key?.modifierFlags ?? [], isFromTerminal: isFromTerminal))
  }

  private func handle(_ action: MouseAction) {
    if windowOfKeys?.takeForKeyCard(action) == true || handleTwoFingers(action) { return }
    switch action.kind {
    case .down(let button):
      let count = touchTracker.clickCount(at: action.location, time: clock.now)
      touch(.began, button, at: action.location, tapCount: count)
    case .dragged(let button): touch(.moved, button, at: action.location)
    case .up(let button): touch(.ended, button, at: action.location)
    case .scrolled(let dx, let dy):
      synthesizeScroll(
        dx: CGFloat(dx) * Self.wheelNotch.width, dy: CGFloat(dy) * Self.wheelNotch.height,
        at: action.location)
    case .moved: synthesizeHover(at: action.location)
    }
  }

  /// Turns a press of the main button with Option into two touches, as Apple's simulator does.
  ///
  /// The second finger mirrors the first around the centre of the touched view, so that a person
  /// can pinch, rotate and tap with two fingers.
  ///
  /// - Returns: Whether the action was handled as two touches.
  private func handleTwoFingers(_ action: MouseAction) -> Bool {
    let phase: UITouch.Phase
    switch action.kind {
    case .down(0) where action.modifiers.contains(.alternate):
      touchTracker.mirrorCenter = hitTest(action.location).map { $0.screenRect($0.bounds).center }
      phase = .began
    case .dragged(0): phase = .moved
    case .up(0): phase = .ended
    default: return false
    }
    guard let center = touchTracker.mirrorCenter else { return false }
    if phase == .ended { touchTracker.mirrorCenter = nil }
    let other = CGPoint(
      x: 2 * center.x - action.location.x, y: 2 * center.y - action.location.y)
    synthesizeTouches([
      UITouch(finger: 0, phase, at: action.location),
      UITouch(finger: Self.mirroredFinger, phase, at: other),
    ])
    return true
  }

  /// The second finger's number, which is above that of any mouse button.
  private static let mirroredFinger = 1000

  private func touch(
    _ phase: UITouch.Phase, _ button: Int, at position: CGPoint, tapCount: Int? = nil
  ) {
    // Terminals number the middle button before the right one; UIKit's second button is the right
    // one.
    let number = button == 0 ? 1 : button == 2 ? 2 : button + 2
    synthesizeTouches([
      UITouch(
        finger: button, phase, at: position,
        tapCount: tapCount ?? touchTracker.currentClickCount, type: .indirectPointer,
        buttonMask: .button(number))
    ])
  }
}
