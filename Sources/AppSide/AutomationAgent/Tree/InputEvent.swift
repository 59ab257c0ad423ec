import AutomationProtocol
import Foundation

/// Something a person does at the lowest level that an app sees.
public enum InputEvent: Sendable, Hashable {
  /// What happens to a finger.
  public enum TouchPhase: Sendable, Hashable {
    /// It comes down.
    case began
    /// It moves while down.
    case moved
    /// It is lifted.
    case ended
  }

  /// One finger on the screen.
  public struct Touch: Sendable, Hashable {
    /// Tells fingers that are down at once from each other.
    public var finger: Int
    /// In points of the screen.
    public var location: CGPoint
    /// How many taps in a row this one is, from 1.
    public var tapCount: Int

    /// Makes a touch.
    public init(finger: Int = 0, location: CGPoint, tapCount: Int = 1) {
      self.finger = finger
      self.location = location
      self.tapCount = tapCount
    }
  }

  /// Fingers that do the same at the same moment.
  case touches([Touch], TouchPhase)
  /// Text, character by character, to whatever has keyboard focus; a line feed is the Return key.
  case text(String)
  /// One key with modifiers, named as `XCUIKeyboardKey`'s raw values or by its character.
  case key(String, KeyModifiers)
}
