import Testing

@testable import CellRendering

@Suite struct CellArtTests {
  /// Returns the pixels of a character, a letter for each.
  private func pixels(_ character: Character) -> [String] {
    let shapes = CellArt.shapes(of: character) ?? []
    return (0..<16).map { y in
      String(
        (0..<8).map { x -> Character in
          shapes.contains { $0.contains(Double(x) + 0.5, Double(y) + 0.5) } ? "#" : "."
        })
    }
  }

  @Test func `lines of neighbouring cells join`() {
    for value in UInt32(0x2500)...0x257F where !(0x2504...0x250B).contains(value) {
      guard let scalar = Unicode.Scalar(value), !(0x254C...0x254F).contains(value),
        !(0x2571...0x2573).contains(value)
      else { continue }
      let character = Character(scalar)
      let rows = pixels(character)
      let columns = [
        rows[0], String(rows.compactMap(\.last)), rows[15], String(rows.compactMap(\.first)),
      ]
      let weights = BoxDrawing.weights(of: character) ?? []
      for side in 0..<4 {
        let isVertical = side % 2 == 0
        let expected: String
        switch (weights[side], isVertical) {
        case (.none, true): expected = "........"
        case (.light, true): expected = "....#..."
        case (.heavy, true): expected = "...###.."
        case (.double, true): expected = "...#.#.."
        case (.none, false): expected = "................"
        case (.light, false): expected = "........#......."
        case (.heavy, false): expected = ".......###......"
        case (.double, false): expected = ".......#.#......"
        }
        #expect(columns[side] == expected, "\(character) side \(side)")
      }
    }
  }

  @Test func `double corners turn rail by rail`() {
    #expect(
      Array(pixels("╔")[6..<12]) == [
        "........", "...#####", "...#....", "...#.###", "...#.#..", "...#.#..",
      ])
    #expect(
      Array(pixels("╬")[6..<12]) == [
        "...#.#..", "####.###", "........", "####.###", "...#.#..", "...#.#..",
      ])
    #expect(
      Array(pixels("╟")[6..<12]) == [
        "...#.#..", "...#.#..", "...#.###", "...#.#..", "...#.#..", "...#.#..",
      ])
  }

  @Test func `rounded corners are round`() {
    #expect(
      Array(pixels("╭")[7..<14]) == [
        "........", "......##", ".....#..", "....#...", "....#...", "....#...", "....#...",
      ])
  }

  @Test func `blocks fill their eighths`() {
    #expect(pixels("▃").map { $0 == "########" }.count { $0 } == 6)
    #expect(pixels("▍")[0] == "###.....")
    #expect(pixels("▐")[0] == "....####")
    #expect(pixels("▞")[0] == "....####")
    #expect(pixels("▞")[15] == "####....")
    #expect(pixels("⠿")[1] == ".##..##.")
    #expect(pixels("⣀")[13] == ".##..##.")
    #expect(pixels("⠀").joined().contains("#") == false)
  }

  @Test func `letters aren't shapes`() {
    #expect(CellArt.shapes(of: "a") == nil)
    #expect(CellArt.shapes(of: "漢") == nil)
    #expect(CellArt.shapes(of: "─\u{301}") == nil)
  }
}
