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
    /// The modifier keys held down meanwhile.
    public var modifiers: KeyModifiers

    /// Makes a touch.
    public init(
      finger: Int = 0, location: CGPoint, tapCount: Int = 1, modifiers: KeyModifiers = []
    ) {
      self.finger = finger
      self.location = location
      self.tapCount = tapCount
      self.modifiers = modifiers
    }
  }

  /// The mouse with a button down.
  public struct Mouse: Sendable, Hashable {
    /// Which button.
    public var button: Interaction.Click.Button
    /// What happens to it.
    public var phase: TouchPhase
    /// In points of the screen.
    public var location: CGPoint
    /// How many clicks in a row this one is, from 1.
    public var clickCount: Int
    /// The modifier keys held down meanwhile.
    public var modifiers: KeyModifiers

    /// Makes what a mouse does.
    public init(
      _ button: Interaction.Click.Button = .primary, _ phase: TouchPhase, at location: CGPoint,
      clickCount: Int = 1, modifiers: KeyModifiers = []
    ) {
      self.button = button
      self.phase = phase
      self.location = location
      self.clickCount = clickCount
      self.modifiers = modifiers
    }
  }

  /// Fingers that do the same at the same moment.
  case touches([Touch], TouchPhase)
  /// The mouse with a button down.
  case mouse(Mouse)
  /// The mouse moves to a point of the screen, no button down.
  case hover(CGPoint, KeyModifiers)
  /// The wheel of the mouse turns over a point of the screen, by points; positive moves the content
  /// to the right and down.
  case scroll(CGPoint, deltaX: CGFloat, deltaY: CGFloat, KeyModifiers)
  /// Text, character by character, to whatever has keyboard focus; a line feed is the Return key.
  case text(String)
  /// One key with modifiers, named as `XCUIKeyboardKey`'s raw values or by its character.
  case key(String, KeyModifiers)
}
