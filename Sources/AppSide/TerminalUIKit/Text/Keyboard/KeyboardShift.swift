/// Whether a keyboard types capital letters.
enum KeyboardShift: Hashable {
  case off
  /// For the next letter only.
  case on
  /// Until the user presses Shift again.
  case locked
}

/// The user's choice of keys.
struct KeyboardChoice: Hashable {
  /// The keys that the user has chosen, or `nil` for those that the keyboard shows first.
  private(set) var plane: KeyboardPlane?
  /// The state of Shift that the user has chosen, or `nil` for automatic capitals.
  private(set) var shift: KeyboardShift?

  mutating func show(_ plane: KeyboardPlane) { self.plane = plane }

  /// Returns the state of Shift.
  func shift(_ traits: KeyboardTraits) -> KeyboardShift {
    shift ?? (traits.startsWithCapital ? .on : .off)
  }

  /// Handles a tap on Shift.
  ///
  /// - Parameter isDouble: Whether the tap is the second one of a double tap.
  mutating func pressShift(_ traits: KeyboardTraits, isDouble: Bool) {
    shift = isDouble ? .locked : shift(traits) == .off ? .on : .off
  }

  /// Handles the end of a key that has typed a text.
  ///
  /// As on iOS, a space or an apostrophe switches from numbers and symbols back to letters.
  mutating func didType(_ text: String, _ traits: KeyboardTraits) {
    if shift != .locked { shift = nil }
    if traits.firstPlane == .letters, text == " " || text == "'" { plane = nil }
  }
}
