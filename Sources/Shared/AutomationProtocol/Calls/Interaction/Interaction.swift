import Foundation

/// Something a person does to an element, or at a place of it.
///
/// Times are seconds of the app's time, distances and places points, velocities points a second.
public enum Interaction: Sendable, Hashable {
  /// Taps, several times in a row or with several fingers.
  case tap(count: Int, touches: Int)
  /// Holds a finger still.
  case press(duration: TimeInterval)
  /// Holds a finger or the mouse, then moves it somewhere else.
  case drag(Drag)
  /// Flicks a finger over it.
  case swipe(Swipe)
  /// Moves two fingers apart or together.
  case pinch(Pinch)
  /// Turns two fingers about each other.
  case rotate(Rotation)
  /// Clicks with the mouse.
  case click(Click)
  /// Moves the mouse there, no button down.
  case hover
  /// Turns the wheel of the mouse; positive shows what is to the left and above.
  case scroll(deltaX: Double, deltaY: Double)
  /// Types a text into whatever has keyboard focus inside it.
  case typeText(String)
  /// Presses a key with modifiers held down, wherever the focus is.
  case typeKey(String, modifiers: KeyModifiers)
  /// Drags a slider's thumb to a place on its track, from 0 to 1.
  case adjustSlider(position: Double)
  /// Turns a picker wheel to the row of a title.
  case adjustPickerWheel(value: String)
}
