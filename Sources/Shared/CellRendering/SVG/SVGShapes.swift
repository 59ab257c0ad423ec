import Foundation

/// Draws frames, blocks, dots and underlines as shapes, one path for each colour.
enum SVGShapes {
  static func elements(_ buffer: CellBuffer, paper: DisplayColor) -> [String] {
    var order: [DisplayColor] = []
    var paths: [DisplayColor: Path] = [:]
    for row in 0..<buffer.rows {
      for column in 0..<buffer.columns {
        let cell = buffer[column, row]
        guard cell.width > 0, !cell.isBlank, isSeen(buffer, column, row) else { continue }
        let shapes = shapes(of: cell)
        if shapes.isEmpty { continue }
        if paths[cell.foreground] == nil { order.append(cell.foreground) }
        paths[cell.foreground, default: Path()].add(shapes, column: column, row: row)
      }
    }
    return order.compactMap { color in
      paths[color].map { "<path fill=\"\(color.hex)\" d=\"\($0.text)\"/>" }
    }
  }

  /// Returns whether a cell's character is more than the coarse copy of a picture.
  static func isSeen(_ buffer: CellBuffer, _ column: Int, _ row: Int) -> Bool {
    if buffer.pictureCells.isEmpty { return true }
    return buffer.pictureCells[row * buffer.columns + column]?.isBehindCharacter ?? true
  }

  private static func shapes(of cell: Cell) -> [CellArt.Shape] {
    var shapes: [CellArt.Shape] = []
    if cell.width == 1, let art = CellArt.shapes(of: cell.character) { shapes = art }
    let width = Double(8 * cell.width)
    if cell.attributes.contains(.underline) {
      shapes.append(.rect(x: 0, y: 13, width: width, height: 1))
    }
    if cell.attributes.contains(.strikethrough) {
      shapes.append(.rect(x: 0, y: 8, width: width, height: 1))
    }
    return shapes
  }

  /// A path under construction; a rectangle that continues the last one to the right extends it.
  private struct Path {
    private var parts = ""
    private var last: (x: Double, y: Double, width: Double, height: Double)?

    var text: String { parts + (last.map(Self.rectangle) ?? "") }

    mutating func add(_ shapes: [CellArt.Shape], column: Int, row: Int) {
      let left = Double(column * 8)
      let top = Double(row * 16)
      for shape in shapes {
        switch shape {
        case .rect(let x, let y, let width, let height):
          add(x: left + x, y: top + y, width: width, height: height)
        default:
          finish()
          parts += Self.outline(shape, left, top)
        }
      }
    }

    private mutating func add(x: Double, y: Double, width: Double, height: Double) {
      if let rect = last, rect.y == y, rect.height == height, rect.x + rect.width == x {
        last?.width += width
      } else {
        finish()
        last = (x, y, width, height)
      }
    }

    private mutating func finish() {
      if let rect = last { parts += Self.rectangle(rect) }
      last = nil
    }

    private static func rectangle(
      _ rect: (x: Double, y: Double, width: Double, height: Double)
    ) -> String {
      let width = number(rect.width)
      return "M\(number(rect.x)) \(number(rect.y))h\(width)v\(number(rect.height))h-\(width)z"
    }

    private static func outline(
      _ shape: CellArt.Shape, _ left: Double, _ top: Double
    ) -> String {
      switch shape {
      case .rect: return ""
      case .polygon(let points):
        let places = points.map { "\(number(left + $0.x)) \(number(top + $0.y))" }
        return "M" + places.joined(separator: "L") + "z"
      case .circle(let x, let y, let radius):
        return circle(left + x, top + y, radius, clockwise: true)
      case .ring(let x, let y, let radius):
        return circle(left + x, top + y, radius, clockwise: true)
          + circle(left + x, top + y, radius - 1, clockwise: false)
      case .corner(let toRight, let toBottom):
        return corner(left, top, toRight, toBottom)
      }
    }

    /// Returns two half circles; a circle inside another with the opposite direction makes a hole.
    private static func circle(
      _ x: Double, _ y: Double, _ radius: Double, clockwise: Bool
    ) -> String {
      let size = number(radius)
      let width = number(2 * radius)
      let sweep = clockwise ? 1 : 0
      return """
        M\(number(x - radius)) \(number(y))a\(size) \(size) 0 1 \(sweep) \(width) 0\
        a\(size) \(size) 0 1 \(sweep) -\(width) 0z
        """
    }

    /// Returns a line one point thick from the middle of one edge, around the corner, to the middle of the
    /// next.
    private static func corner(
      _ left: Double, _ top: Double, _ toRight: Bool, _ toBottom: Bool
    ) -> String {
      let x = left + CellArt.centreX
      let y = top + CellArt.centreY
      let across: Double = toRight ? 1 : -1
      let down: Double = toBottom ? 1 : -1
      let endX = toRight ? left + 8 : left
      let endY = toBottom ? top + 16 : top
      let radius = CellArt.cornerRadius
      let sweep = toRight == toBottom ? 1 : 0
      let outer = number(radius + 0.5)
      let inner = number(radius - 0.5)
      let turn = x + across * radius
      let there = turn == endX ? "" : "H\(number(endX))"
      let back = turn == endX ? "" : "H\(number(turn))"
      return """
        M\(number(x - across / 2)) \(number(endY))V\(number(y + down * radius))\
        A\(outer) \(outer) 0 0 \(sweep) \(number(turn)) \(number(y - down / 2))\
        \(there)v\(number(down))\(back)\
        A\(inner) \(inner) 0 0 \(1 - sweep) \(number(x + across / 2)) \(number(y + down * radius))\
        V\(number(endY))z
        """
    }

    private static func number(_ value: Double) -> String { SVGNumber.text(CGFloat(value)) }
  }
}
