import Testing

@testable import AppSession

@Suite struct PlainLinesTests {
  @Test func `lines and marks of a screen are ASCII, and words are what they are`() {
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
