import Testing

@testable import AppDriving

@Suite struct PlainLinesTests {
  @Test func `a screen's lines and symbols become ASCII, and its words stay the same`() {
    let screen = """
      ╭─ Café ──╮
      │ ‹ • ○ █ │
      ├────┬────┤
      ╰────┴────╯ 日本 e\u{301}
      """
    #expect(
      PlainLines.of(screen) == [
        "+- Café --+", "| < * o # |", "+----+----+", "+----+----+ 日本 e\u{301}",
      ])
  }
}
