import CellRendering
import Foundation
import TerminalUIKit

/// One closed outline of a path that `SVGRenderer` wrote.
struct SVGShape {
  private(set) var x = 0.0
  private(set) var y = 0.0
  private(set) var width = 0.0
  private(set) var height = 0.0
  private let isRectangle: Bool
  private let outline: String

  /// Parses an outline.
  ///
  /// - Parameter part: The outline, without the `z` at its end.
  init(_ part: Substring) {
    let commands = Self.commands(part)
    let start = commands.first?.numbers ?? []
    let left = start.first ?? 0
    let top = start.dropFirst().first ?? 0
    isRectangle = commands.map(\.letter) == ["M", "h", "v", "h"]
    if isRectangle {
      outline = ""
      (x, y) = (left, top)
      (width, height) = (commands[1].numbers.first ?? 0, commands[2].numbers.first ?? 0)
      return
    }
    // Every other shape is drawn inside a single cell, the one that contains its centre.
    var points = [(left, top)]
    for command in commands {
      switch command.letter {
      case "L": points.append((command.numbers.first ?? left, command.numbers.last ?? top))
      case "V": points.append((left, command.numbers.first ?? top))
      case "a": points.append((left + (command.numbers.dropLast().last ?? 0), top))
      default: break
      }
    }
    let centreX = (points.map(\.0).min() ?? left) / 2 + (points.map(\.0).max() ?? left) / 2
    let centreY = (points.map(\.1).min() ?? top) / 2 + (points.map(\.1).max() ?? top) / 2
    x = (centreX / CellMetrics.width).rounded(.down) * CellMetrics.width
    y = (centreY / CellMetrics.height).rounded(.down) * CellMetrics.height
    (width, height) = (CellMetrics.width, CellMetrics.height)
    let (originX, originY) = (x, y)
    outline = commands.map { $0.text(from: originX, originY) }.joined()
  }

  /// Returns a description of the shape's part in a cell.
  ///
  /// It is the same for the same shape in any cell.
  func text(inColumn column: Int, row: Int) -> String {
    guard isRectangle else { return outline }
    let left = Double(column) * CellMetrics.width
    let top = Double(row) * CellMetrics.height
    let (fromX, fromY) = (max(x - left, 0), max(y - top, 0))
    let right = min(x + width - left, CellMetrics.width)
    let bottom = min(y + height - top, CellMetrics.height)
    let numbers = [fromX, fromY, right - fromX, bottom - fromY].map(Self.text)
    return "rect " + numbers.joined(separator: " ")
  }

  private struct Command {
    var letter: Character
    var numbers: [Double]

    /// Returns the command relative to an origin; coordinates are moved and lengths are not.
    func text(from x: Double, _ y: Double) -> String {
      let moved = numbers.enumerated().map { index, number -> Double in
        switch letter {
        case "M", "L": number - (index == 0 ? x : y)
        case "H": number - x
        case "V": number - y
        case "A" where index >= 5: number - (index == 5 ? x : y)
        default: number
        }
      }
      return "\(letter)" + moved.map(SVGShape.text).joined(separator: " ")
    }
  }

  private static func commands(_ part: Substring) -> [Command] {
    part.matches(of: /([A-Za-z])([^A-Za-z]*)/).map { match in
      let numbers = match.2.matches(of: /-?[0-9.]+/).compactMap { Double($0.0) }
      return Command(letter: match.1.first ?? "M", numbers: numbers)
    }
  }

  private static func text(_ number: Double) -> String {
    let hundredths = (number * 100).rounded() / 100
    return hundredths == hundredths.rounded() && abs(hundredths) < 1e9
      ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
