import Testing

@testable import AppDriving

@Suite struct PlainLinesTests {
  @Test func `lines and symbols become ASCII, and words stay the same`() {
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
