import CellRendering
import Foundation
import TerminalUIKit

/// Reads a picture of `SVGRenderer` cell by cell.
struct SVGScreen {
  private(set) var picture: ScreenContent
  /// What each shape draws in each cell that it reaches, and in which colour.
  private var shapes: [CellPosition: [DisplayColor: [String]]] = [:]

  /// Nil for anything that `SVGRenderer` did not write.
  static func read(_ text: String) -> ScreenContent? {
    SVGScreen(text).map { screen in
      var screen = screen
      screen.nameShapes()
      return screen.picture
    }
  }

  private init?(_ text: String) {
    let lines = text.split(separator: "\n").map(SVGElement.init)
    guard let first = lines.first, first.name == "svg", let width = first.number("width"),
      let height = first.number("height"), (0...20_000).contains(width),
      (0...300_000).contains(height),
      let paper = lines.dropFirst().first(where: { $0.name == "rect" })?.color
    else { return nil }
    picture = ScreenContent(
      columns: Int(width / CellMetrics.width), rows: Int(height / CellMetrics.height),
      of: ScreenContent.Place(ground: paper))
    for line in lines.dropFirst() {
      switch line.name {
      case "rect": addBackground(line)
      case "text": addText(line)
      case "path": addShapes(line)
      case "clipPath", "g": addImage(line)
      default: break
      }
    }
  }

  private mutating func addBackground(_ element: SVGElement) {
    guard let x = element.number("x"), let y = element.number("y"), let color = element.color,
      let width = element.number("width"), let height = element.number("height")
    else { return }
    let isCaret = width < CellMetrics.width
    for (column, row) in cells(x, y, width, height) {
      if isCaret {
        picture[column, row].extra = "caret"
      } else {
        picture[column, row].ground = color
      }
    }
  }

  private mutating func addText(_ element: SVGElement) {
    guard let x = element.number("x"), let y = element.number("y") else { return }
    let row = Int(y / CellMetrics.height)
    let classes = element.attribute("class")?.split(separator: " ") ?? []
    var attributes: Cell.Attributes = []
    if classes.contains("b") { attributes.insert(.bold) }
    if classes.contains("i") { attributes.insert(.italic) }
    var column = Int(x / CellMetrics.width)
    // A single character is centred in its cells. For a wide one that is where its second cell
    // begins.
    if classes.contains("c"), x == CGFloat(column) * CellMetrics.width { column -= 1 }
    for character in element.text {
      if character != " " {
        picture.put(String(character), column, row, element.color, attributes)
      }
      column += ScreenContent.cells(String(character)).count
    }
  }

  private mutating func addShapes(_ element: SVGElement) {
    guard let color = element.color, let path = element.attribute("d") else { return }
    for part in path.split(separator: "z") {
      let shape = SVGShape(part)
      for (column, row) in cells(shape.x, shape.y, shape.width, shape.height) {
        shapes[CellPosition(column: column, row: row), default: [:]][color, default: []]
          .append(shape.text(inColumn: column, row: row))
      }
    }
  }

  /// Marks the cells of a picture.
  ///
  /// The cells are those of the preceding clip path; a hash of the whole element identifies the
  /// pixels.
  private mutating func addImage(_ element: SVGElement) {
    guard element.name == "clipPath" else {
      let digest = String(SnapshotName.hash(element.line))
      for row in 0..<picture.rows {
        for column in 0..<picture.columns where picture[column, row].extra == Self.open {
          picture[column, row].extra = digest
        }
      }
      return
    }
    for part in element.attribute("d")?.split(separator: "z") ?? [] {
      let shape = SVGShape(part)
      for (column, row) in cells(shape.x, shape.y, shape.width, shape.height) {
        picture[column, row].extra = Self.open
        picture[column, row].text = ScreenContent.noCharacter
      }
    }
  }

  /// Returns the cells that an area intersects.
  private func cells(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> [(column: Int, row: Int)] {
    let columns = Self.range(x, width, CellMetrics.width, picture.columns)
    return Self.range(y, height, CellMetrics.height, picture.rows).flatMap { row in
      columns.map { ($0, row) }
    }
  }

  private static func range(
    _ start: Double, _ length: Double, _ step: Double, _ count: Int
  ) -> Range<Int> {
    guard start.isFinite, length.isFinite, abs(start) < 1e6, abs(length) < 1e6 else { return 0..<0 }
    let first = min(max(0, Int((start / step).rounded(.down))), count)
    let last = min(max(first, Int(((start + length) / step).rounded(.up))), count)
    return first..<max(last, min(first + 1, count))
  }

  private static let open = "picture"
}

// MARK: - Shapes that are characters

extension SVGScreen {
  /// Replaces shapes by the characters and text lines that they draw.
  private mutating func nameShapes() {
    for (place, colors) in shapes {
      for (color, parts) in colors { name(parts.sorted(), at: place, color) }
    }
    picture.joinLines()
  }

  private mutating func name(_ parts: [String], at place: CellPosition, _ color: DisplayColor) {
    var rest = parts
    let isBlank = picture[place.column, place.row].text == " "
    if !isBlank || Self.characters[parts] == nil {
      for (line, attribute) in Self.lines {
        guard let index = rest.firstIndex(of: line) else { continue }
        rest.remove(at: index)
        picture[place.column, place.row].attributes.insert(attribute)
        picture[place.column, place.row].ink = color
      }
    }
    guard !rest.isEmpty else { return }
    if let text = Self.characters[rest] {
      picture[place.column, place.row].text = text
    } else {
      picture[place.column, place.row].text = ScreenContent.noCharacter
      picture[place.column, place.row].extra = rest.joined(separator: " ")
    }
    picture[place.column, place.row].ink = color
  }

  private static let lines: [(String, Cell.Attributes)] = [
    ("rect 0 13 8 1", .underline), ("rect 0 8 8 1", .strikethrough),
  ]

  /// The characters that are drawn as shapes, by their shapes.
  private static let characters: [[String]: String] = {
    let candidates = (0x2500...0x25FF).compactMap { UnicodeScalar($0).map { String($0) } }
    var list = DisplayList(
      size: CGSize(
        width: CellMetrics.width, height: CellMetrics.height * CGFloat(candidates.count)))
    for (row, text) in candidates.enumerated() {
      list.append(
        .text(
          text, at: CGPoint(x: 0, y: CGFloat(row) * CellMetrics.height),
          DisplayTextStyle(color: .black)))
    }
    let drawn = SVGScreen(SVGRenderer.svg(CellBuffer(list)))?.shapes ?? [:]
    return drawn.reduce(into: [:]) { characters, drawn in
      let parts = drawn.value.values.flatMap { $0 }.sorted()
      // Of two characters with the same shape, the same one is always chosen.
      let text = candidates[drawn.key.row]
      characters[parts] = min(characters[parts] ?? text, text)
    }
  }()
}
