import Testing

@testable import TerminalAdapter

@Suite struct `The boxes of a screen` {
  private func boxes(_ rows: String...) -> [DrawnBox] {
    var screen = EmulatedScreen(columns: 40, rows: rows.count)
    screen.receive(rows.joined(separator: "\r\n").utf8)
    return BoxFinder.boxes(in: readRows(of: screen))
  }

  private func readRows(of screen: EmulatedScreen) -> [ScreenRow] {
    screen.lines.enumerated().map { ScreenRow($0.element, row: $0.offset) }
  }

  @Test(arguments: ["┌─┐│└┘", "┏━┓┃┗┛", "╔═╗║╚╝", "╭─╮│╰╯", "┌╌┐╎└┘"])
  func `are drawn with lines of any kind`(characters: String) {
    let line = Array(characters)
    let middle = String(repeating: line[1], count: 4)
    #expect(
      boxes(
        "  \(line[0])\(middle)\(line[2])", "  \(line[3])text\(line[3])",
        "  \(line[4])\(middle)\(line[5])")
        == [DrawnBox(rows: 0...2, columns: 2...7, title: "")])
  }

  @Test(arguments: ["┌ Two plums ──┐", "┌──Two plums──┐", "┌─┤Two plums├─┐", "┌──[Two plums]┐"])
  func `have titles in their upper borders`(border: String) {
    let title = boxes(border, "│             │", "└─────────────┘").first?.title
    #expect(title == (border.contains("[") ? "[Two plums]" : "Two plums"))
  }

  @Test func `can be nested or side by side`() {
    let found = boxes(
      "┌───────────┐┌──┐", "│ ┌─┐  ┌──┐ ││  │", "│ │a│  │b │ │└──┘", "│ └─┘  └──┘ │",
      "├───────────┤",
      "└───────────┘")
    #expect(found.map(\.columns) == [0...12, 13...16, 2...4, 7...10])
    #expect(found.first?.rows == 0...5)
  }

  @Test func `with inner lines, as in tables, are one box`() {
    #expect(
      boxes("┌──┬──┐", "│a │b │", "├──┼──┤", "│c │d │", "└──┴──┘").map(\.columns) == [0...6])
  }

  @Test(arguments: [
    ["┌──┐", "│  │", "└── "], ["┌──┐", "│   ", "└──┘"], ["┌  ┐", "│  │", "└──┘"],
    ["┌──", "│", "└"],
    ["┌──┐"], ["│└┐┌┘│"],
  ])
  func `with gaps aren't found`(rows: [String]) {
    var screen = EmulatedScreen(columns: 10, rows: max(1, rows.count))
    screen.receive(rows.joined(separator: "\r\n").utf8)
    #expect(BoxFinder.boxes(in: readRows(of: screen)).isEmpty)
  }
}
