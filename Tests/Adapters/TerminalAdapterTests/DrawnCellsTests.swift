import AutomationAgent
import Foundation
import Testing

@testable import TerminalAdapter

@Suite struct `The drawn cells of a text` {
  private func texts(_ output: String) throws -> [DrawnText] {
    var screen = EmulatedScreen(columns: 40, rows: 1)
    screen.receive(output.utf8)
    let run = try #require(TextRunFinder.runs(in: screen.lines[0], row: 0).first)
    return DrawnCells(screen.lines[0], in: run, of: 7).texts
  }

  @Test func `have the colours of the terminal`() throws {
    let text = try #require(try texts("  \u{1B}[34mblue").first)
    #expect(text.text == "blue" && text.element == 7)
    #expect(text.frame == .init(x: 16, y: 0, width: 32, height: 16))
    #expect(text.foreground == .init(red: 0, green: 0, blue: 238.0 / 255))
    #expect(text.background == .init(red: 0, green: 0, blue: 0))
  }

  @Test func `are divided where a letter has another colour`() throws {
    let found = try texts("\u{1B}[33;46mF\u{1B}[30mile")
    #expect(found.map(\.text) == ["F", "ile"])
    #expect(found.map { $0.contrast < 4.5 } == [true, false])
  }

  @Test func `have the visible colours and widths`() throws {
    let reversed = try #require(try texts("\u{1B}[7mx").first)
    #expect(reversed.foreground == .init(red: 0, green: 0, blue: 0))
    let faint = try #require(try texts("\u{1B}[2mfaint").first)
    #expect(faint.contrast < 5)
    #expect(try texts("漢字").first?.frame.width == 32)
  }

  @Test func `are empty for hidden text and empty fields`() throws {
    #expect(try texts("\u{1B}[8mhidden") == [])
    #expect(try texts("_____") == [])
  }
}
