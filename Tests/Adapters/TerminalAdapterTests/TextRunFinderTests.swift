import Testing

@testable import TerminalAdapter

@Suite struct `The texts of a row` {
  private func runs(_ output: String) -> [TextRun] {
    var screen = EmulatedScreen(columns: 60, rows: 1)
    screen.receive(output.utf8)
    return TextRunFinder.runs(in: screen.lines[0], row: 0)
  }

  @Test func `are parted by blanks, lines and styles`() {
    #expect(
      runs("one two  three│four \u{1B}[1mfive").map(\.text) == ["one two", "three", "four", "five"])
  }

  @Test func `in brackets are buttons, whatever the styles of their letters`() {
    let found = runs("go < \u{1B}[31mY\u{1B}[0mes >  [ No ] a[i] <b>")
    #expect(found.filter { $0.kind == .button }.map(\.text) == ["Yes", "No"])
    #expect(found.first?.text == "go")
  }

  @Test func `before underlined cells name a field`() {
    let found = runs("Name:  \u{1B}[4mAda    \u{1B}[0m")
    #expect(found.last?.kind == .field(label: "Name"))
    #expect(found.last?.text == "Ada")
  }
}
