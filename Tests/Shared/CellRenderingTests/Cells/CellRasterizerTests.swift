import Foundation
import PNGCoding
import TerminalTestSupport
import Testing

@testable import CellRendering

@Suite struct CellRasterizerTests {
  @Test func `a fill takes the cells whose centres are inside`() {
    #expect(
      CellBuffer.drawn(6, 3, [.fill(9, 9, 24, 24)]).backgrounds() == ["......", ".###..", "......"])
    #expect(CellBuffer.drawn(4, 1, [.fill(4, 0, 16, 16)]).backgrounds() == ["##.."])
    #expect(CellBuffer.drawn(4, 1, [.fill(5, 0, 16, 16)]).backgrounds() == [".##."])
    #expect(CellBuffer.drawn(4, 1, [.fill(32, 16, -16, -16)]).backgrounds() == ["..##"])
  }

  @Test func `rectangles that touch share no cell and leave none out`() {
    for edge in stride(from: CGFloat(16), through: 48, by: 1) {
      let buffer = CellBuffer.drawn(
        8, 1, [.fill(0, 0, edge, 16), .fill(edge, 0, 64 - edge, 16, .pureBlue)])
      let row = buffer.backgrounds([.pureRed: "r", .pureBlue: "b"])[0]
      #expect(row.count { $0 == "r" } + row.count { $0 == "b" } == 8)
      #expect(!row.contains("br"))
    }
  }

  @Test func `rounded corners leave out the cells they cut off`() {
    #expect(
      CellBuffer.drawn(10, 4, [.fill(0, 0, 80, 64, radius: 32)]).backgrounds() == [
        ".########.", "##########", "##########", ".########.",
      ])
  }

  @Test func `clips limit drawing, also rounded ones`() {
    let commands: [DrawCommand] = [
      .clip(8, 16, 80, 64, radius: 32), .clip(0, 0, 48, 160), .fill(0, 0, 200, 200), .popClip,
      .text("in and out of it", 0, 32), .popClip, .text("free", 0, 80),
    ]
    let buffer = CellBuffer.drawn(12, 6, commands)
    #expect(
      buffer.backgrounds() == [
        "............", "..####......", ".#####......", ".#####......", "..####......",
        "............",
      ])
    #expect(buffer.text[2] == " n and out  ")
    #expect(buffer.text[5] == "free        ")
  }

  @Test func `a clip thinner than a cell still shows the cell it is in`() {
    let buffer = CellBuffer.drawn(4, 2, [.clip(0, 18, 32, 5), .text("abcd", 0, 16)])
    #expect(buffer.text == ["    ", "abcd"])
  }

  @Test(arguments: [
    (CGFloat(0), CGFloat(1), "▔"), (7, 1, "─"), (15, 1, "▁"), (15.5, 0.5, "▁"), (6, 4, "━"),
    (12, 4, "▂"), (8, 8, "▄"), (0, 8, "▀"), (10, 6, "▃"),
  ])
  func `a low bar is a line at its height`(y: CGFloat, height: CGFloat, character: String) {
    let buffer = CellBuffer.drawn(3, 1, [.fill(0, y, 24, height)])
    #expect(buffer.text == [String(repeating: character, count: 3)])
    #expect(buffer[0, 0].foreground == .pureRed)
  }

  @Test(arguments: [
    (CGFloat(0), CGFloat(1), "▏"), (4, 1, "│"), (7, 1, "▕"), (0, 4, "▌"), (4, 4, "▐"),
    (2.5, 3, "┃"),
    (0, 6, "▊"),
  ])
  func `a narrow bar is a line at its place`(x: CGFloat, width: CGFloat, character: String) {
    let buffer = CellBuffer.drawn(1, 2, [.fill(x, 0, width, 32)])
    #expect(buffer.text == [character, character])
  }

  @Test func `a bar nearly a cell high fills the cell, one across two cells is in both`() {
    #expect(CellBuffer.drawn(2, 1, [.fill(0, 1, 16, 14)]).backgrounds() == ["##"])
    #expect(CellBuffer.drawn(1, 2, [.fill(0, 10, 8, 12)]).text == ["▃", "▀"])
    #expect(CellBuffer.drawn(1, 2, [.fill(0, 15.5, 8, 1)]).text == ["▁", " "])
    #expect(CellBuffer.drawn(1, 2, [.fill(0, 15.8, 8, 1)]).text == [" ", "▔"])
  }

  @Test func `small things are dots`() {
    #expect(CellBuffer.drawn(2, 1, [.fill(8, 4, 7, 7, radius: 3.5)]).text == [" ●"])
    #expect(CellBuffer.drawn(2, 1, [.fill(9, 6, 4, 4, radius: 2)]).text == [" •"])
    #expect(CellBuffer.drawn(2, 1, [.fill(9, 4, 7, 7)]).text == [" ■"])
  }

  @Test func `a line never hides text`() {
    let buffer = CellBuffer.drawn(6, 1, [.text("ab", 16, 0), .fill(0, 15, 48, 1)])
    #expect(buffer.text == ["▁▁ab▁▁"])
  }

  @Test func `a frame whose corners leave out cells follows the fill`() {
    let round = CellBuffer.drawn(12, 6, [.stroke(0, 0, 96, 96, radius: 48)])
    #expect(
      round.text == [
        "   ╭────╮   ", " ╭─╯    ╰─╮ ", "╭╯        ╰╮", "╰╮        ╭╯", " ╰─╮    ╭─╯ ",
        "   ╰────╯   ",
      ])
    let heavy = CellBuffer.drawn(9, 5, [.stroke(0, 0, 72, 80, line: 3, radius: 36)])
    #expect(
      heavy.text == ["  ┏━━━┓  ", "┏━┛   ┗━┓", "┃       ┃", "┗━┓   ┏━┛", "  ┗━━━┛  "])
  }

  @Test func `a frame around a row that is wider than those beside it keeps its own corners`() {
    let pill = CellBuffer.drawn(6, 3, [.stroke(0, 0, 48, 48, radius: 24)])
    #expect(pill.text == ["╭────╮", "│    │", "╰────╯"])
  }

  @Test func `a thick frame has round corners, outside and inside`() {
    let ring = CellBuffer.drawn(12, 6, [.stroke(0, 0, 96, 96, line: 16, radius: 48)])
    #expect(
      ring.backgrounds() == [
        "...######...", ".##......##.", "##........##", "##........##", ".##......##.",
        "...######...",
      ])
  }

  @Test func `strokes are frames with their weight and corners`() {
    #expect(
      CellBuffer.drawn(5, 3, [.stroke(0, 0, 40, 48)]).text == ["┌───┐", "│   │", "└───┘"])
    #expect(
      CellBuffer.drawn(5, 3, [.stroke(0, 0, 40, 48, radius: 8)]).text == [
        "╭───╮", "│   │", "╰───╯",
      ])
    #expect(
      CellBuffer.drawn(5, 3, [.stroke(0, 0, 40, 48, line: 3)]).text == [
        "┏━━━┓", "┃   ┃", "┗━━━┛",
      ])
    #expect(CellBuffer.drawn(5, 1, [.stroke(0, 0, 40, 16)]).text == ["│   │"])
    #expect(CellBuffer.drawn(5, 2, [.stroke(0, 0, 40, 32)]).text == ["┌───┐", "└───┘"])
    #expect(
      CellBuffer.drawn(5, 4, [.stroke(0, 0, 40, 64, line: 16)]).backgrounds() == [
        "#####", "##.##", "##.##", "#####",
      ])
  }

  @Test func `a line that meets a frame joins it`() {
    let commands: [DrawCommand] = [
      .stroke(0, 0, 72, 80, radius: 8), .fill(36, 0, 1, 80), .fill(0, 40, 72, 1),
    ]
    #expect(
      CellBuffer.drawn(9, 5, commands).text == [
        "╭───┬───╮", "│   │   │", "├───┼───┤", "│   │   │", "╰───┴───╯",
      ])
  }

  @Test func `a picture has two dots to a cell`() {
    let image = DisplayImage.drawn(2, 4) { x, y in
      y == 0 ? .pureRed : y == 1 ? .pureBlue : x == 0 ? .pureRed : .white
    }
    let buffer = CellBuffer.drawn(2, 2, [.image(image, 0, 0, 16, 32)])
    #expect(buffer.text == ["▀▀", "  "])
    #expect(buffer[0, 0].foreground == .pureRed)
    #expect(buffer[0, 0].background == .pureBlue)
    #expect(buffer[0, 1].background == .pureRed)
    #expect(buffer[1, 1].background == .white)
  }

  @Test func `a picture's dots are averages, and clear ones show the background`() {
    let image = DisplayImage.drawn(4, 4) { x, y in
      y < 2 ? ((x + y) % 2 == 0 ? .white : .black) : .clear
    }
    let over = CellBuffer.drawn(1, 1, [.fill(0, 0, 8, 16), .image(image, 0, 0, 8, 16)])
    #expect(over[0, 0].character == "▀")
    #expect(over[0, 0].foreground == DisplayColor(red: 128, green: 128, blue: 128))
    #expect(over[0, 0].background == .pureRed)
    let alone = CellBuffer.drawn(1, 1, [.image(image, 0, 0, 8, 16, alpha: 0.5)])
    #expect(alone[0, 0].foreground == DisplayColor(red: 191, green: 191, blue: 191))
    #expect(alone[0, 0].background == .clear)
  }

  @Test func `a clip cuts a picture and text lies on its colours`() {
    let image = DisplayImage.drawn(1, 1) { _, _ in .pureBlue }
    let commands: [DrawCommand] = [
      .clip(0, 0, 64, 64, radius: 32), .image(image, 0, 0, 64, 64), .popClip, .text("me", 24, 32),
    ]
    let buffer = CellBuffer.drawn(8, 4, commands)
    #expect(buffer.text == [" ▄    ▄ ", "        ", "   me   ", " ▀    ▀ "])
    #expect(buffer.backgrounds()[0] == "..####..")
    #expect(buffer[3, 2].background == .pureBlue)
    #expect(buffer.pictures.count == 1)
    #expect(buffer.pictureCells[2 * 8 + 3]?.isBehindCharacter == true)
  }

  @Test func `a huge picture costs no more than a small one`() {
    let image = DisplayImage.drawn(512, 512) { x, _ in x < 256 ? .pureRed : .pureBlue }
    let buffer = CellBuffer.drawn(4, 1, [.image(image, 0, 0, 32, 16)])
    #expect(buffer.backgrounds([.pureRed: "r", .pureBlue: "b"]) == ["rrbb"])
  }
}
