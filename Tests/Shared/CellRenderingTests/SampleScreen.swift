import Foundation
import PNGCoding
import TerminalTestSupport

@testable import CellRendering

/// A screen with every kind of drawing.
enum SampleScreen {
  static let list: DisplayList = .drawn(44, 14, commands)

  private static let tint = DisplayColor(red: 0, green: 122, blue: 255)
  private static let grey = DisplayColor(red: 142, green: 142, blue: 147)
  private static let separator = DisplayColor(red: 198, green: 198, blue: 200)

  private static func text(
    _ text: String, _ x: CGFloat, _ y: CGFloat, _ color: DisplayColor = .black,
    bold: Bool = false, italic: Bool = false, underlined: Bool = false, struck: Bool = false
  ) -> DrawCommand {
    .text(
      text, at: CGPoint(x: x, y: y),
      DisplayTextStyle(
        color: color, isBold: bold, isItalic: italic, isUnderlined: underlined,
        isStruckThrough: struck))
  }

  private static let face = DisplayImage.drawn(16, 16) { x, y in
    let isSkin = (x - 8) * (x - 8) + (y - 8) * (y - 8) < 44
    return isSkin
      ? DisplayColor(red: 255, green: UInt8(160 + 5 * y), blue: 120)
      : DisplayColor(red: 60, green: UInt8(60 + 8 * x), blue: 140)
  }

  private static let commands: [DrawCommand] = [
    .fill(0, 0, 352, 224, DisplayColor(red: 242, green: 242, blue: 247)),
    .fill(0, 0, 352, 32, .white), .fill(0, 31, 352, 1, separator),
    text("◀ Back", 8, 8, tint), text("Größe 漢字 👍🏽", 128, 8, bold: true),
    .stroke(
      CGRect(x: 8, y: 40, width: 200, height: 48), separator, width: 1, cornerRadius: 8),
    text("ada@example.org", 24, 56), .caret(at: CGPoint(x: 144, y: 56)),
    .fill(8, 96, 96, 32, tint, radius: 8), text("Log <in>", 24, 104, .white, bold: true),
    text("Help", 120, 104, tint, underlined: true),
    text("old & gone", 168, 104, grey, struck: true),
    .fill(8, 140, 200, 4, separator), .fill(8, 140, 90, 4, tint),
    .fill(8, 164, 7, 7, tint, radius: 3.5), .fill(24, 164, 7, 7, separator, radius: 3.5),
    text("⠹ Working… ✓ ▲▼ ░▒▓", 48, 160, grey, italic: true),
    .clip(224, 40, 64, 64, radius: 32), .image(face, 224, 40, 64, 64), .popClip,
    .image(face, 304, 40, 32, 32, alpha: 0.5), text("hi", 312, 48, .white, bold: true),
    .stroke(
      CGRect(x: 224, y: 112, width: 120, height: 48), grey, width: 1, cornerRadius: 0),
    .fill(284, 112, 1, 48, grey), text("a", 240, 128), text("═╬═", 296, 128),
    .fill(8, 176, 336, 32, .white), text("Escape: \u{1B}[31m", 16, 184),
    text("\u{E000}𝔸", 200, 184),
    .fill(0, 192, 352, 32, DisplayColor(red: 0, green: 0, blue: 0, alpha: 90)),
  ]
}
