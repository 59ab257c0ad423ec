/// A key without a printable character, represented by a character (AppKit's function keys).
public struct XCUIKeyboardKey: RawRepresentable, Sendable, Hashable {
  /// The character; it may be part of a typed text.
  public let rawValue: String

  /// Creates a key from its character.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from its character.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Backspace: deletes to the left.
  public static let delete = XCUIKeyboardKey("\u{8}")
  /// Deletes to the right.
  public static let forwardDelete = XCUIKeyboardKey("\u{F728}")
  /// Return.
  public static let `return` = XCUIKeyboardKey("\r")
  /// Enter, on the number pad.
  public static let enter = XCUIKeyboardKey("\u{3}")
  /// Tab.
  public static let tab = XCUIKeyboardKey("\t")
  /// The space bar.
  public static let space = XCUIKeyboardKey(" ")
  /// Escape.
  public static let escape = XCUIKeyboardKey("\u{1B}")
  /// Arrow up.
  public static let upArrow = XCUIKeyboardKey("\u{F700}")
  /// Arrow down.
  public static let downArrow = XCUIKeyboardKey("\u{F701}")
  /// Arrow to the left.
  public static let leftArrow = XCUIKeyboardKey("\u{F702}")
  /// Arrow to the right.
  public static let rightArrow = XCUIKeyboardKey("\u{F703}")
  /// Home.
  public static let home = XCUIKeyboardKey("\u{F729}")
  /// End.
  public static let end = XCUIKeyboardKey("\u{F72B}")
  /// Page up.
  public static let pageUp = XCUIKeyboardKey("\u{F72C}")
  /// Page down.
  public static let pageDown = XCUIKeyboardKey("\u{F72D}")
  /// Clear.
  public static let clear = XCUIKeyboardKey("\u{F739}")
  /// Help.
  public static let help = XCUIKeyboardKey("\u{F746}")
}

extension XCUIKeyboardKey {
  /// Function key 1.
  public static let F1 = XCUIKeyboardKey("\u{F704}")
  /// Function key 2.
  public static let F2 = XCUIKeyboardKey("\u{F705}")
  /// Function key 3.
  public static let F3 = XCUIKeyboardKey("\u{F706}")
  /// Function key 4.
  public static let F4 = XCUIKeyboardKey("\u{F707}")
  /// Function key 5.
  public static let F5 = XCUIKeyboardKey("\u{F708}")
  /// Function key 6.
  public static let F6 = XCUIKeyboardKey("\u{F709}")
  /// Function key 7.
  public static let F7 = XCUIKeyboardKey("\u{F70A}")
  /// Function key 8.
  public static let F8 = XCUIKeyboardKey("\u{F70B}")
  /// Function key 9.
  public static let F9 = XCUIKeyboardKey("\u{F70C}")
  /// Function key 10.
  public static let F10 = XCUIKeyboardKey("\u{F70D}")
  /// Function key 11.
  public static let F11 = XCUIKeyboardKey("\u{F70E}")
  /// Function key 12.
  public static let F12 = XCUIKeyboardKey("\u{F70F}")
  /// Function key 13.
  public static let F13 = XCUIKeyboardKey("\u{F710}")
  /// Function key 14.
  public static let F14 = XCUIKeyboardKey("\u{F711}")
  /// Function key 15.
  public static let F15 = XCUIKeyboardKey("\u{F712}")
  /// Function key 16.
  public static let F16 = XCUIKeyboardKey("\u{F713}")
  /// Function key 17.
  public static let F17 = XCUIKeyboardKey("\u{F714}")
  /// Function key 18.
  public static let F18 = XCUIKeyboardKey("\u{F715}")
  /// Function key 19.
  public static let F19 = XCUIKeyboardKey("\u{F716}")
}

// The modifier keys. Apple hasn't published its characters for them; these follow the function keys in
// the private use area of Unicode.
extension XCUIKeyboardKey {
  /// Caps lock.
  public static let capsLock = XCUIKeyboardKey("\u{F7F0}")
  /// Shift, on the left.
  public static let shift = XCUIKeyboardKey("\u{F7F1}")
  /// Control, on the left.
  public static let control = XCUIKeyboardKey("\u{F7F2}")
  /// Option, on the left.
  public static let option = XCUIKeyboardKey("\u{F7F3}")
  /// Command, on the left.
  public static let command = XCUIKeyboardKey("\u{F7F4}")
  /// Shift, on the right.
  public static let rightShift = XCUIKeyboardKey("\u{F7F5}")
  /// Control, on the right.
  public static let rightControl = XCUIKeyboardKey("\u{F7F6}")
  /// Option, on the right.
  public static let rightOption = XCUIKeyboardKey("\u{F7F7}")
  /// Command, on the right.
  public static let rightCommand = XCUIKeyboardKey("\u{F7F8}")
  /// Fn.
  public static let secondaryFn = XCUIKeyboardKey("\u{F7F9}")
}
