/// The keys of a keyboard, row by row, as on an iPhone set to English.
struct KeyboardLayout: Hashable {
  /// A row of keys.
  struct Row: Hashable {
    var keys: [KeyboardKey]
    /// The empty space before the first key, in widths of a letter key.
    var indent = 0.0
  }

  private(set) var rows: [Row]

  /// The width of a row, in widths of a letter key.
  static let width = 10.0

  /// Creates the keys for a text.
  ///
  /// - Parameters:
  ///   - traits: What the text asks for.
  ///   - plane: The keys to show of those that the keyboard has.
  ///   - shift: Whether letters are capital.
  init(_ traits: KeyboardTraits, _ plane: KeyboardPlane, shift: KeyboardShift) {
    switch traits.type {
    case .numberPad, .asciiCapableNumberPad: rows = Self.pad(first: nil)
    case .decimalPad: rows = Self.pad(first: .character(".", width: Self.padKey))
    case .phonePad: rows = Self.phonePad(plane)
    case .namePhonePad where plane != .letters:
      rows = Self.pad(first: .more(.letters, "letters", "ABC", width: Self.padKey))
    default: rows = Self.rows(traits, plane, shift)
    }
  }

  // MARK: Keyboards

  private static func rows(
    _ traits: KeyboardTraits, _ plane: KeyboardPlane, _ shift: KeyboardShift
  ) -> [Row] {
    let middle: (first: [Row], shift: KeyboardKey, last: String, keyWidth: Double)
    switch plane {
    case .letters:
      let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map {
        shift == .off ? $0 : $0.uppercased()
      }
      middle = (
        [row(letters[0]), row(letters[1], indent: 0.5)],
        KeyboardKey(
          action: .shift, identifier: "shift", label: "shift",
          title: shift == .locked ? "⇪" : "⇧", width: 1.5, isSelected: shift != .off),
        letters[2], 1
      )
    case .numbers:
      middle = (
        [row("1234567890"), row("-/:;()$&@\"")], symbolShift(.symbols, "symbols", "#+="), ".,?!'",
        1.4
      )
    case .symbols:
      middle = (
        [row("[]{}#%^*+="), row("_\\|~<>€£¥•")], symbolShift(.numbers, "numbers", "123"), ".,?!'",
        1.4
      )
    }
    let third =
      [middle.shift] + middle.last.map { .character($0, width: middle.keyWidth) }
      + [.delete(width: 1.5)]
    return middle.first + [Row(keys: third), lastRow(traits, plane)]
  }

  /// The key in the place of the shift key, which shows the other one of two planes.
  private static func symbolShift(
    _ plane: KeyboardPlane, _ label: String, _ title: String
  ) -> KeyboardKey {
    KeyboardKey(action: .show(plane), identifier: "shift", label: label, title: title, width: 1.5)
  }

  /// Returns the row with the space bar, or with the keys that the keyboard type has instead.
  private static func lastRow(_ traits: KeyboardTraits, _ plane: KeyboardPlane) -> Row {
    let more: KeyboardKey =
      plane == .letters
      ? .more(.numbers, "numbers", "123", width: 2.5)
      : .more(.letters, "letters", "ABC", width: 2.5)
    let keys: [KeyboardKey] =
      switch traits.type {
      case .URL:
        [
          .character(".", width: 1.5), .character("/", width: 1.5),
          KeyboardKey(action: .type(".com"), label: ".com", title: ".com", width: 2),
        ]
      case .emailAddress: [.space(width: 3), .character("@"), .character(".")]
      case .twitter: [.space(width: 3), .character("@"), .character("#")]
      case .webSearch: [.space(width: 4), .character(".")]
      default: [.space(width: 5)]
      }
    return Row(keys: [more] + keys + [.enter(traits.returnKey, width: 2.5)])
  }

  private static func row(_ characters: String, indent: Double = 0) -> Row {
    Row(keys: characters.map { .character($0) }, indent: indent)
  }

  // MARK: Keypads

  private static let padKey = width / 3

  private static func padRow(_ characters: String) -> Row {
    Row(keys: characters.map { .character($0, width: padKey) })
  }

  /// Returns a keypad of digits, with a key before the zero or an empty place.
  private static func pad(first: KeyboardKey?) -> [Row] {
    let last: [KeyboardKey] = [
      .character("0", width: padKey), .delete(name: "Delete", width: padKey),
    ]
    return ["123", "456", "789"].map(padRow)
      + [Row(keys: (first.map { [$0] } ?? []) + last, indent: first == nil ? padKey : 0)]
  }

  private static func phonePad(_ plane: KeyboardPlane) -> [Row] {
    guard plane == .symbols else {
      return pad(first: .more(.symbols, "more, symbols", "+*#", width: padKey))
    }
    return [
      padRow(",;"), padRow("*#"), padRow("+"),
      Row(keys: [
        .more(.numbers, "numbers", "123", width: padKey), .character("0", width: padKey),
        .delete(name: "Delete", width: padKey),
      ]),
    ]
  }
}
