import Foundation
import Testing

@testable import CellRendering

@Suite struct BitmapFontTests {
  private func picture(_ character: Character) -> [String] {
    (BitmapFont.rows(of: character) ?? []).map { row in
      String((0..<8).map { row << UInt8($0) & 0x80 == 0 ? "." : "#" })
    }
  }

  @Test func `every printable character of Latin-1 is drawn, each differently`() {
    var known: [[UInt8]: Character] = [:]
    for value in Array(UInt32(0x20)...0x7E) + Array(0xA1...0xFF) where value != 0xAD {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let character = Character(scalar)
      guard let rows = BitmapFont.rows(of: character) else {
        Issue.record("\(character) is missing")
        continue
      }
      #expect(rows.count == 16)
      #expect(known[rows] == nil, "\(character) looks like \(String(describing: known[rows]))")
      known[rows] = character
    }
  }

  @Test func `neighbouring letters never touch`() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÉÎÕÜßàéîõüçñ"
    for letter in letters {
      let columns = (BitmapFont.rows(of: letter) ?? []).reduce(0, |)
      #expect(columns & 1 == 0, "\(letter) has no gap at its right")
    }
  }

  @Test func `letters look as they should`() {
    #expect(
      Array(picture("g")[4..<16]) == [
        "........", "..###.#.", ".#...##.", ".#....#.", ".#....#.", ".#....#.", ".#...##.",
        "..###.#.", "......#.", ".#....#.", "..####..", "........",
      ])
  }

  @Test func `accents stand on their letters`() {
    #expect(Array(picture("é")[2..<6]) == ["....##..", "..##....", "........", "..####.."])
    #expect(Array(picture("É")[0..<4]) == ["....##..", "..##....", "........", ".######."])
    #expect(Array(picture("ï")[2..<6]) == ["..#..#..", "..#..#..", "........", "..##...."])
    #expect(picture("ž") == picture("z\u{30C}"))
    #expect(BitmapFont.rows(of: "z\u{20D7}") == nil)
  }

  @Test(
    arguments: Array("⊕⊖⊗✕✓✔‹›⌃⌄○●◉□■▪▲▼◀▶▕▔⌫⇧↩↻⌕·|•…–—‘’“”€°⏎✓✗←→↑↓★☆♥☰⌘⌥⇧⚠⚙×÷±½ŁłŒœčšžřůąęğış␛")
      .map(String.init))
  func `common symbols are drawn`(symbol: String) {
    let character = Character(symbol)
    let isDrawn = BitmapFont.rows(of: character) != nil || CellArt.shapes(of: character) != nil
    #expect(isDrawn == (symbol != "␛"))
  }

  @Test func `bold letters contain the plain ones, italic ones lean`() {
    let plain = GlyphMask("n", cells: 1, attributes: [], scale: 1).rows
    let bold = GlyphMask("n", cells: 1, attributes: .bold, scale: 1).rows
    #expect(zip(plain, bold).allSatisfy { $0 & $1 == $0 })
    #expect(bold != plain)
    let italic = GlyphMask("l", cells: 1, attributes: .italic, scale: 1).rows
    let upright = GlyphMask("l", cells: 1, attributes: [], scale: 1).rows
    #expect(italic[2] == upright[2] >> 1)
    #expect(italic[11] == upright[11] << 1)
  }

  @Test func `twice the size has four times the pixels`() {
    for character: Character in ["─", "█", "▌", "■"] {
      let small = GlyphMask(character, cells: 1, attributes: [], scale: 1)
      let big = GlyphMask(character, cells: 1, attributes: [], scale: 2)
      #expect(big.width == 2 * small.width)
      let pixels = { (mask: GlyphMask) in mask.rows.reduce(0) { $0 + $1.nonzeroBitCount } }
      #expect(pixels(big) == 4 * pixels(small), "\(character)")
    }
  }

  @Test func `characters missing from the font show their digits`() {
    let rows = GlyphMask("\u{E1A7}", cells: 1, attributes: [], scale: 1).rows
    let text = rows.map { row in
      String((0..<8).map { row << UInt32($0) & 0x8000_0000 == 0 ? "." : "#" })
    }
    #expect(
      Array(text[1..<16]) == [
        "#######.", "........", "###..#..", "#...##..", "##...#..", "#....#..", "###.###.",
        "........", ".#..###.", "#.#...#.", "###..#..", "#.#..#..", "#.#..#..", "........",
        "#######.",
      ])
    let wide = ["漢", "字", "👍", "🇩🇪", "🇫🇷"].map {
      GlyphMask(Character($0), cells: 2, attributes: [], scale: 1)
    }
    #expect(Set(wide.map(\.rows)).count == 5)
    #expect(wide.allSatisfy { $0.width == 16 })
    #expect(wide.allSatisfy { mask in mask.rows.allSatisfy { $0 & 0xFFFF == 0 } })
  }
}
