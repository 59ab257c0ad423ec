import Foundation

/// An action that a person performs on an element, or at a position in it.
///
/// Times are in seconds of app time, distances and positions in points, velocities in points a
/// second.
public enum Interaction: Sendable, Hashable {
  /// Taps repeatedly or with several fingers.
  case tap(count: Int, touches: Int)
  /// Holds a finger still.
  case press(duration: TimeInterval)
  /// Holds a finger or the mouse, then moves it somewhere else.
  case drag(Drag)
  /// Swipes a finger across the element.
  case swipe(Swipe)
  /// Moves two fingers apart or together.
  case pinch(Pinch)
  /// Rotates two fingers about the point between them.
  case rotate(Rotation)
  /// Clicks with the mouse.
  case click(Click)
  /// Moves the mouse pointer over the element, with no button down.
  case hover
  /// Turns the mouse wheel; positive values scroll towards the left and the top.
  case scroll(deltaX: Double, deltaY: Double)
  /// Types text into the view inside the element that has keyboard focus.
  case typeText(String)
  /// Presses a key with modifiers held down, wherever the focus is.
  case typeKey(String, modifiers: KeyModifiers)
  /// Drags a slider's thumb to a position on its track, from 0 to 1.
  case adjustSlider(position: Double)
  /// Turns a picker wheel to the row with this title.
  case adjustPickerWheel(value: String)
  /// Sets a date picker to a date.
  case adjustDate(Date)
  /// Scrolls enclosing views as little as needed to show the element.
  case scrollIntoView
  /// Performs the accessibility action with this name, as a screen reader's user does.
  case accessibilityAction(name: String)
}
