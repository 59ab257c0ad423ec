import CellRendering
import TerminalUIKit

/// The name of a colour in failures.
enum ColorName {
  /// Returns the name of a system colour, or else `#RRGGBB`.
  static func text(_ color: DisplayColor) -> String {
    names[color] ?? color.hex
  }

  /// The light and dark colours that most screens use.
  private static let names: [DisplayColor: String] = {
    let colors: [(String, UInt32, UInt32)] = [
      ("black", 0x000000, 0x000000), ("white", 0xFFFFFF, 0xFFFFFF),
      ("systemRed", 0xD70015, 0xFF6961), ("systemGreen", 0x34C759, 0x30D158),
      ("systemBlue", 0x0040DD, 0x409CFF), ("systemOrange", 0xFF9500, 0xFF9F0A),
      ("systemYellow", 0xFFCC00, 0xFFD60A), ("systemPink", 0xFF2D55, 0xFF375F),
      ("systemPurple", 0xAF52DE, 0xBF5AF2), ("systemTeal", 0x30B0C7, 0x40C8E0),
      ("systemIndigo", 0x5856D6, 0x5E5CE6), ("systemBrown", 0xA2845E, 0xAC8E68),
      ("systemMint", 0x00C7BE, 0x63E6E2), ("systemCyan", 0x32ADE6, 0x64D2FF),
      ("systemGray", 0x8E8E93, 0x8E8E93), ("systemGray2", 0xAEAEB2, 0x636366),
      ("systemGray3", 0xC7C7CC, 0x48484A), ("systemGray4", 0xD1D1D6, 0x3A3A3C),
      ("systemGray5", 0xE5E5EA, 0x2C2C2E), ("systemGray6", 0xF2F2F7, 0x1C1C1E),
      ("red", 0xFF0000, 0xFF0000), ("green", 0x00FF00, 0x00FF00), ("blue", 0x0000FF, 0x0000FF),
      ("yellow", 0xFFFF00, 0xFFFF00), ("cyan", 0x00FFFF, 0x00FFFF),
      ("magenta", 0xFF00FF, 0xFF00FF), ("orange", 0xFF8000, 0xFF8000),
      ("purple", 0x800080, 0x800080), ("brown", 0x996633, 0x996633),
      ("gray", 0x808080, 0x808080), ("lightGray", 0xAAAAAA, 0xAAAAAA),
      ("darkGray", 0x555555, 0x555555),
    ]
    return colors.reduce(into: [:]) { names, color in
      for value in [color.1, color.2] {
        names[
          DisplayColor(
            red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))] =
          color.0
      }
    }
  }()
}
