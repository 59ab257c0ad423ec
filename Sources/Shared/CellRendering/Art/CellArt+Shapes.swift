extension CellArt {
  /// Returns the shapes of a character that is drawn rather than written, or `nil` for letters and the like.
  static func shapes(of character: Character) -> [Shape]? {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x2022,
      character.unicodeScalars.count == 1
    else { return nil }
    switch scalar.value {
    case 0x256D...0x2570:
      let isRight = scalar.value == 0x256D || scalar.value == 0x2570
      return [.corner(toRight: isRight, toBottom: scalar.value < 0x256F)]
    case 0x2571...0x2573: return diagonals(scalar.value)
    case 0x2504...0x250B, 0x254C...0x254F: return dashes(scalar.value)
    case 0x2500...0x257F: return BoxDrawing.weights(of: character).map(arms)
    case 0x2580...0x2590, 0x2594...0x259F: return blocks(scalar.value)
    case 0x2800...0x28FF: return braille(scalar.value)
    default: return symbol(character)
    }
  }

  private static func symbol(_ character: Character) -> [Shape]? {
    switch character {
    case "•": [.circle(x: 4, y: 8.5, radius: 2)]
    case "●": [.circle(x: 4, y: 8.5, radius: 3.5)]
    case "○": [.ring(x: 4, y: 8.5, radius: 3.5)]
    case "◉": [.ring(x: 4, y: 8.5, radius: 3.9), .circle(x: 4, y: 8.5, radius: 1.9)]
    case "■": [.rect(x: 1, y: 5, width: 6, height: 6)]
    case "▪": [.rect(x: 2, y: 7, width: 4, height: 4)]
    case "□": outline(x: 1, y: 5, side: 6)
    case "▲": [polygon(4, 4, 8, 12, 0, 12)]
    case "▼": [polygon(0, 5, 8, 5, 4, 13)]
    case "▶": [polygon(1, 4, 8, 8.5, 1, 13)]
    case "◀": [polygon(7, 4, 7, 13, 0, 8.5)]
    case "▴": [polygon(4, 6, 7, 11, 1, 11)]
    case "▾": [polygon(1, 7, 7, 7, 4, 12)]
    case "▸": [polygon(2, 5, 7, 8.5, 2, 12)]
    case "◂": [polygon(6, 5, 6, 12, 1, 8.5)]
    case "◆": [polygon(4, 4, 8, 8.5, 4, 13, 0, 8.5)]
    default: nil
    }
  }

  private static func polygon(_ coordinates: Double...) -> Shape {
    .polygon(
      stride(from: 0, to: coordinates.count, by: 2).map {
        Shape.Point(x: coordinates[$0], y: coordinates[$0 + 1])
      })
  }

  private static func outline(x: Double, y: Double, side: Double) -> [Shape] {
    [
      .rect(x: x, y: y, width: side, height: 1),
      .rect(x: x, y: y + side - 1, width: side, height: 1),
      .rect(x: x, y: y + 1, width: 1, height: side - 2),
      .rect(x: x + side - 1, y: y + 1, width: 1, height: side - 2),
    ]
  }

  private static func diagonals(_ value: UInt32) -> [Shape] {
    let rising = polygon(7.4, 0, 8, 0, 8, 1.2, 0.6, 16, 0, 16, 0, 14.8)
    let falling = polygon(0, 0, 0.6, 0, 8, 14.8, 8, 16, 7.4, 16, 0, 1.2)
    switch value {
    case 0x2571: return [rising]
    case 0x2572: return [falling]
    default: return [rising, falling]
    }
  }

  private static func dashes(_ value: UInt32) -> [Shape] {
    let count = value >= 0x254C ? 2 : value >= 0x2508 ? 4 : 3
    let isHeavy = value % 2 == 1
    let isVertical = (value >= 0x254C ? value - 0x254C : value - 0x2504) % 4 >= 2
    let thickness: Double = isHeavy ? 3 : 1
    let side: Double = isVertical ? 16 : 8
    let length = side / Double(count)
    return (0..<count).map { index -> Shape in
      let start = Double(index) * length
      let dash = max(1, (length * 0.6).rounded())
      return isVertical
        ? .rect(x: centreX - thickness / 2, y: start, width: thickness, height: dash)
        : .rect(x: start, y: centreY - thickness / 2, width: dash, height: thickness)
    }
  }

  private static func blocks(_ value: UInt32) -> [Shape] {
    let offset = Double(value - 0x2580)
    switch value {
    case 0x2580: return [.rect(x: 0, y: 0, width: 8, height: 8)]
    case 0x2581...0x2588: return [.rect(x: 0, y: 16 - 2 * offset, width: 8, height: 2 * offset)]
    case 0x2589...0x258F: return [.rect(x: 0, y: 0, width: 16 - offset, height: 16)]
    case 0x2590: return [.rect(x: 4, y: 0, width: 4, height: 16)]
    case 0x2594: return [.rect(x: 0, y: 0, width: 8, height: 2)]
    case 0x2595: return [.rect(x: 7, y: 0, width: 1, height: 16)]
    default: return quadrants(value)
    }
  }

  private static func quadrants(_ value: UInt32) -> [Shape] {
    // Bits: upper left, upper right, lower left, lower right.
    let sets: [UInt8] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]
    let set = sets[Int(value - 0x2596)]
    return (0..<4).filter { set >> $0 & 1 == 1 }.map { quarter -> Shape in
      let x = Double(quarter % 2) * 4
      let y = Double(quarter / 2) * 8
      return .rect(x: x, y: y, width: 4, height: 8)
    }
  }

  private static func braille(_ value: UInt32) -> [Shape] {
    // Dots 1 to 8: two columns of three, then the bottom row.
    let places: [(Double, Double)] = [
      (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3),
    ]
    return places.indices.filter { value >> UInt32($0) & 1 == 1 }.map { dot -> Shape in
      let x = 1 + places[dot].0 * 4
      let y = 1 + places[dot].1 * 4
      return .rect(x: x, y: y, width: 2, height: 2)
    }
  }
}
