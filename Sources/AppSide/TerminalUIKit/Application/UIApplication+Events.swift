import AppRuntime
import Foundation

/// From what happens at the terminal, or what automation says, to events.
///
/// Whoever does it, an event goes through `sendEvent(_:)`; touches are hit-tested where they begin, keys
/// go to the focus. Nothing calls an action directly.
extension UIApplication {
  /// Takes in what a person did at the terminal.
  package func handle(_ input: TerminalInput) {
    switch input {
    case .key(let stroke): synthesizeKey(stroke)
    case .mouse(let action): handle(action)
    case .paste(let text): synthesizeText(text)
    }
  }

  /// Touches, moves or lifts one finger.
  package func synthesizeTouch(
    _ phase: UITouch.Phase, at position: CGPoint, finger: Int = 0, tapCount: Int = 1
  ) {
    synthesizeTouches([SynthesizedTouch(finger: finger, phase, at: position, tapCount: tapCount)])
  }

  /// Touches, moves or lifts several fingers at the same moment.
  ///
  /// - Parameters:
  ///   - touches: What each finger does; a finger that moves or leaves must have begun.
  ///   - type: What touches.
  package func synthesizeTouches(
    _ touches: [SynthesizedTouch], type: UITouch.TouchType = .direct
  ) {
    if let event = touchTracker.event(for: touches, type: type, in: self) { sendEvent(event) }
    touchTracker.removeEnded()
  }

  /// Taps at a point of the screen, once or several times in a row.
  package func synthesizeTap(at position: CGPoint, count: Int = 1) {
    for number in 1...max(1, count) {
      synthesizeTouch(.began, at: position, tapCount: number)
      synthesizeTouch(.ended, at: position, tapCount: number)
    }
  }

  /// Presses a key and lets it go.
  package func synthesizeKey(_ stroke: KeyStroke) {
    let key = UIKey(stroke)
    let press = UIPress(key: key, timestamp: clock.now)
    send(press, .began)
    send(press, .ended)
  }

  /// Types text as a person would: character by character, into the first responder.
  ///
  /// - Returns: Whether there was a first responder that takes text, to the end.
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

  /// What typed text goes to: the first responder of the key window, where it takes text.
  package var textInput: (any UIKeyInput)? { keyWindow?.firstResponder as? any UIKeyInput }

  /// The first responder of the key window.
  package var firstResponder: UIResponder? { keyWindow?.firstResponder }

  private func send(_ press: UIPress, _ phase: UIPress.Phase) {
    press.phase = phase
    press.timestamp = clock.now
    sendEvent(
      UIPressesEvent(
        presses: [press], timestamp: press.timestamp,
        modifierFlags: press.key?.modifierFlags ?? []))
  }

  private func handle(_ action: MouseAction) {
    switch action.kind {
    case .down(button: 0):
      let count = touchTracker.clickCount(at: action.location, time: clock.now)
      touch(.began, at: action.location, tapCount: count)
    case .dragged(button: 0): touch(.moved, at: action.location)
    case .up(button: 0): touch(.ended, at: action.location)
    case .down, .dragged, .up, .moved, .scrolled: break
    }
  }

  private func touch(_ phase: UITouch.Phase, at position: CGPoint, tapCount: Int? = nil) {
    synthesizeTouches(
      [
        SynthesizedTouch(
          phase, at: position, tapCount: tapCount ?? touchTracker.currentClickCount)
      ],
      type: .indirectPointer)
  }
}
