import Testing

@testable import TerminalAdapter

@Suite struct `The texts of a row` {
  private func runs(_ output: String) -> [TextRun] {
    var screen = EmulatedScreen(columns: 60, rows: 1)
    screen.receive(output.utf8)
    return TextRunFinder.runs(in: screen.lines[0], row: 0)
  }

  @Test func `are separated by blanks, lines and styles`() {
    #expect(
      runs("one two  three│four \u{1B}[1mfive").map(\.text) == ["one two", "three", "four", "five"])
  }

  @Test func `in brackets are buttons, regardless of the styles of their letters`() {
    let found = runs("go < \u{1B}[31mY\u{1B}[0mes >  [ No ] a[i] <b>")
    #expect(found.filter { $0.kind == .button }.map(\.text) == ["Yes", "No"])
    #expect(found.first?.text == "go")
  }

  @Test func `in brackets without a blank are buttons only beside another button`() {
    func buttons(_ output: String) -> [String] {
      runs(output).filter { $0.kind == .button }.map(\.text)
    }
    #expect(buttons("<  OK  >    <Cancel>  [x]") == ["OK", "Cancel"])
    #expect(buttons("<Cancel> [a]") == [])
    #expect(buttons("Swp[      0K/0K]") == [])
  }

  @Test func `contain the underscores of names, and longer underscores are fields`() {
    #expect(runs("def __init__(a_b):").map(\.text) == ["def __init__(a_b):"])
    let field = runs("Name: _____").last
    #expect(field?.kind == .field(label: "Name"))
    #expect(field?.text == "")
  }

  @Test func `before underlined cells name a field`() {
    let found = runs("Name:  \u{1B}[4mAda    \u{1B}[0m")
    #expect(found.last?.kind == .field(label: "Name"))
    #expect(found.last?.text == "Ada")
  }

  @Test func `include a highlighted letter in its word`() {
    let menu =
      "\u{1B}[30;46m  \u{1B}[33mL\u{1B}[30meft    Co\u{1B}[33mm\u{1B}[30mmand    Qui\u{1B}[33mt"
    #expect(runs(menu).map(\.text) == ["Left", "Command", "Quit"])
    #expect(runs("Compare \u{1B}[4md\u{1B}[0mirectories").map(\.text) == ["Compare directories"])
    #expect(runs("\u{1B}[31mA\u{1B}[32mB").map(\.text) == ["A", "B"])
    #expect(runs("on\u{1B}[41me\u{1B}[0mtwo").map(\.text) == ["on", "e", "two"])
  }

  @Test func `have a colour in their value only if it isn't the terminal's default`() {
    #expect(runs("one \u{1B}[37;40mtwo").map(\.text) == ["one two"])
    #expect(runs("\u{1B}[1;37;40mone").first?.style.summary == "bold")
    #expect(runs("\u{1B}[37;44mone").first?.style.summary == "on blue")
  }
}
