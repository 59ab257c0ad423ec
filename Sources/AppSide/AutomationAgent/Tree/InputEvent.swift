import AutomationProtocol
import Foundation

/// A person's action at the lowest level that an app sees.
public enum InputEvent: Sendable, Hashable {
  /// The phase of a touch.
  public enum TouchPhase: Sendable, Hashable {
    /// The finger touches the screen.
    case began
    /// The finger moves on the screen.
    case moved
    /// The finger is lifted.
    case ended
  }

  /// One finger on the screen.
  public struct Touch: Sendable, Hashable {
    /// A number that distinguishes fingers that are down at the same time.
    public var finger: Int
    /// The location in points of the screen.
    public var location: CGPoint
    /// The number of this tap in a sequence, from 1.
    public var tapCount: Int
    /// The modifier keys held down.
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

  /// A mouse event with a button down.
  public struct Mouse: Sendable, Hashable {
    /// The button.
    public var button: Interaction.Click.Button
    /// The phase of the button press.
    public var phase: TouchPhase
    /// The location in points of the screen.
    public var location: CGPoint
    /// The number of this click in a sequence, from 1.
    public var clickCount: Int
    /// The modifier keys held down.
    public var modifiers: KeyModifiers

    /// Makes a mouse event.
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

  /// Fingers that are in the same phase at the same moment.
  case touches([Touch], TouchPhase)
  /// A mouse event with a button down.
  case mouse(Mouse)
  /// A movement of the mouse to a point of the screen, with no button down.
  case hover(CGPoint, KeyModifiers)
  /// A turn of the mouse wheel over a point of the screen; positive distances move the content
  /// right and down.
  case scroll(CGPoint, deltaX: CGFloat, deltaY: CGFloat, KeyModifiers)
  /// Text for the element with keyboard focus, typed character by character; a line feed is the
  /// Return key.
  case text(String)
  /// A key with modifiers, named by a raw value of `XCUIKeyboardKey` or by its character.
  case key(String, KeyModifiers)
}
