import Foundation
import PNGCoding

import CellRendering

extension CellBuffer {
  /// Draws commands in a screen of a number of cells.
  package static func drawn(_ columns: Int, _ rows: Int, _ commands: [DrawCommand]) -> CellBuffer {
    CellBuffer(.drawn(columns, rows, commands))
  }

  /// The rows as text, including blanks.
  package var text: [String] {
    TextRenderer.plain(self, keepsGrid: true).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// Returns the rows with a letter for each background: `.` for none, `#` for any colour that isn't given.
  package func backgrounds(_ letters: [DisplayColor: Character] = [:]) -> [String] {
    (0..<rows).map { row in
      String(
        (0..<columns).map { column in
          let color = self[column, row].background
          return color.alpha == 0 ? "." : letters[color] ?? "#"
        })
    }
  }
}

extension DisplayList {
  package static func drawn(_ columns: Int, _ rows: Int, _ commands: [DrawCommand]) -> DisplayList {
    var list = DisplayList(size: CGSize(width: columns * 8, height: rows * 16))
    for command in commands { list.append(command) }
    return list
  }
}

extension DisplayColor {
  package static let pureRed = DisplayColor(red: 255, green: 0, blue: 0)
  package static let pureBlue = DisplayColor(red: 0, green: 0, blue: 255)
}

extension DrawCommand {
  package static func fill(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ color: DisplayColor = .pureRed,
    radius: CGFloat = 0
  ) -> DrawCommand {
    .fill(CGRect(x: x, y: y, width: width, height: height), color, cornerRadius: radius)
  }

  package static func stroke(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, line: CGFloat = 1,
    radius: CGFloat = 0
  ) -> DrawCommand {
    .stroke(
      CGRect(x: x, y: y, width: width, height: height), .black, width: line, cornerRadius: radius)
  }

  package static func text(_ text: String, _ x: CGFloat, _ y: CGFloat) -> DrawCommand {
    .text(text, at: CGPoint(x: x, y: y), DisplayTextStyle(color: .black))
  }

  package static func clip(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0
  ) -> DrawCommand {
    .pushClip(CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }

  package static func image(
    _ image: DisplayImage, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    alpha: Double = 1
  ) -> DrawCommand {
    .image(
      image, in: CGRect(x: x, y: y, width: width, height: height),
      source: CGRect(x: 0, y: 0, width: image.width, height: image.height), alpha: alpha)
  }
}

extension DisplayImage {
  /// Makes a picture from a colour for each pixel.
  package static func drawn(
    _ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> DisplayColor
  ) -> DisplayImage {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let color = color(x, y)
        pixels += [color.red, color.green, color.blue, color.alpha]
      }
    }
    guard let image = DisplayImage(width: width, height: height, pixels: pixels) else {
      preconditionFailure("four bytes were added for each pixel")
    }
    return image
  }
}
