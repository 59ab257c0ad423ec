import Testing

@testable import HarnessRunner

@Suite struct ScreenFrameTests {
  @Test func `a frame encloses rows of any width`() {
    let frame = ScreenFrame(rows: ["abc", "", "界"], width: 12, rowWidths: [3, 0, 2])
    #expect(
      frame.lines(title: "App") == [
        "╭─ App ──────╮",
        "│abc         │",
        "│            │",
        "│界          │",
        "╰────────────╯",
      ])
  }
}
