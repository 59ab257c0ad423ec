/// A key's position on the keyboard, with the codes of USB keyboards (UIKit).
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// No key, or one that a terminal doesn't report.
  case keyboardErrorUndefined = 0x03
  /// The A key.
  case keyboardA = 0x04
  /// The other letters.
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
  /// The other letters.
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ
  /// The other letters.
  case keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY
  /// The Z key.
  case keyboardZ
  /// The digits, in the order of the keyboard.
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8
  /// The digits, in the order of the keyboard.
  case keyboard9, keyboard0
  /// The return key.
  case keyboardReturnOrEnter
  /// The escape key.
  case keyboardEscape
  /// The backspace key.
  case keyboardDeleteOrBackspace
  /// The tab key.
  case keyboardTab
  /// The space bar.
  case keyboardSpacebar
  /// A function key.
  case keyboardF1 = 0x3A
  /// The other function keys.
  case keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8
  /// The other function keys.
  case keyboardF9, keyboardF10, keyboardF11, keyboardF12
  /// The insert key.
  case keyboardInsert = 0x49
  /// The home key.
  case keyboardHome
  /// The page up key.
  case keyboardPageUp
  /// The forward delete key.
  case keyboardDeleteForward
  /// The end key.
  case keyboardEnd
  /// The page down key.
  case keyboardPageDown
  /// The right arrow key.
  case keyboardRightArrow
  /// The left arrow key.
  case keyboardLeftArrow
  /// The down arrow key.
  case keyboardDownArrow
  /// The up arrow key.
  case keyboardUpArrow
}
