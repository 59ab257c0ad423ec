/// The box-drawing characters (U+2500 to U+257F), described by their arms.
enum BoxDrawing {
  /// The arms of a character with light lines.
  struct Arms: OptionSet, Hashable {
    let rawValue: UInt8
    static let up = Arms(rawValue: 1)
    static let right = Arms(rawValue: 4)
    static let down = Arms(rawValue: 16)
    static let left = Arms(rawValue: 64)
  }

  /// The thickness of an arm.
  enum Weight: UInt8 {
    case none, light, heavy, double
  }

  /// A style of frames.
  enum Frame {
    case light, rounded, heavy

    var horizontal: Character { self == .heavy ? "━" : "─" }
    var vertical: Character { self == .heavy ? "┃" : "│" }
    var topLeft: Character { pick("┌", "╭", "┏") }
    var topRight: Character { pick("┐", "╮", "┓") }
    var bottomLeft: Character { pick("└", "╰", "┗") }
    var bottomRight: Character { pick("┘", "╯", "┛") }

    private func pick(_ light: Character, _ rounded: Character, _ heavy: Character) -> Character {
      switch self {
      case .light: light
      case .rounded: rounded
      case .heavy: heavy
      }
    }
  }

  /// Returns the weights of a character's arms: up, right, down, left.
  static func weights(of character: Character) -> [Weight]? {
    guard let code = code(of: character) else { return nil }
    return [0, 2, 4, 6].map { Weight(rawValue: code >> $0 & 3) ?? .none }
  }

  /// Returns the arms of a character that has only light ones, or `nil` for all others.
  static func lightArms(of character: Character) -> Arms? {
    guard let code = code(of: character), code != 0, code & 0b1010_1010 == 0 else { return nil }
    return Arms(rawValue: code)
  }

  /// Returns the character with these light arms.
  static func light(_ arms: Arms) -> Character {
    guard let index = codes.firstIndex(of: arms.rawValue),
      let scalar = Unicode.Scalar(0x2500 + UInt32(index))
    else { return " " }
    return Character(scalar)
  }

  /// Returns a character with light arms added; a character without light arms is replaced by `line`.
  static func joining(_ old: Character, with arms: Arms, orReplacingBy line: Character) -> Character
  {
    guard let existing = lightArms(of: old) else { return line }
    let union = existing.union(arms)
    // Keeps a rounded corner, which has the same arms as the square one.
    return union == existing ? old : light(union)
  }

  private static func code(of character: Character) -> UInt8? {
    guard let scalar = character.unicodeScalars.first, (0x2500...0x257F).contains(scalar.value)
    else { return nil }
    return codes[Int(scalar.value - 0x2500)]
  }

  /// The arms of each character, two bits each from their Unicode names: up in the lowest bits, then
  /// clockwise.
  private static let codes: [UInt8] = [
    0x44, 0x88, 0x11, 0x22, 0x44, 0x88, 0x11, 0x22, 0x44, 0x88, 0x11, 0x22, 0x14, 0x18, 0x24, 0x28,
    0x50, 0x90, 0x60, 0xA0, 0x05, 0x09, 0x06, 0x0A, 0x41, 0x81, 0x42, 0x82, 0x15, 0x19, 0x16, 0x25,
    0x26, 0x1A, 0x29, 0x2A, 0x51, 0x91, 0x52, 0x61, 0x62, 0x92, 0xA1, 0xA2, 0x54, 0x94, 0x58, 0x98,
    0x64, 0xA4, 0x68, 0xA8, 0x45, 0x85, 0x49, 0x89, 0x46, 0x86, 0x4A, 0x8A, 0x55, 0x95, 0x59, 0x99,
    0x56, 0x65, 0x66, 0x96, 0x5A, 0xA5, 0x69, 0x9A, 0xA9, 0xA6, 0x6A, 0xAA, 0x44, 0x88, 0x11, 0x22,
    0xCC, 0x33, 0x1C, 0x34, 0x3C, 0xD0, 0x70, 0xF0, 0x0D, 0x07, 0x0F, 0xC1, 0x43, 0xC3, 0x1D, 0x37,
    0x3F, 0xD1, 0x73, 0xF3, 0xDC, 0x74, 0xFC, 0xCD, 0x47, 0xCF, 0xDD, 0x77, 0xFF, 0x14, 0x50, 0x41,
    0x05, 0x00, 0x00, 0x00, 0x40, 0x01, 0x04, 0x10, 0x80, 0x02, 0x08, 0x20, 0x48, 0x21, 0x84, 0x12,
  ]
}
