import Testing

@testable import HarnessRunner

/// Tests the screen of the recorder.
@Suite struct RecorderScreenTests {
  private static func screen(
    columns: Int = 40, message: String? = nil, isExpecting: Bool = false
  ) -> [String] {
    RecorderScreen(
      rows: ["one", "two"], columns: columns, title: "recording App",
      steps: ["I tap 1", "I tap 2", "I tap 3", "I type a text into a field that has a long name"],
      message: message, isExpecting: isExpecting
    ).drawn(hasColor: false).texts
  }

  @Test func `the last steps and the key hints are below the app`() {
    #expect(
      Self.screen() == [
        "one", "two", "─ recording App ────────────────────────", "  I tap 2", "  I tap 3",
        "  I type a text into a field that has a…", "F2 expect  ^D done  ^C discard",
      ])
  }

  @Test func `the key hints use the available columns`() {
    #expect(Self.screen(columns: 80).last == "F2 expect    Ctrl-D done    Ctrl-C discard")
    #expect(Self.screen(columns: 20).last == "F2 expect ^D done")
    #expect(Self.screen(columns: 12).last == "^D done")
    #expect(Self.screen(columns: 20)[2] == "─ recording App ────")
  }

  @Test func `a notice wraps between words at the terminal's width`() {
    #expect(
      RecorderScreen.drawn("the app needs unbelievably more", columns: 12).texts
        == ["the app", "needs", "unbelievably", "more"])
  }

  @Test func `a message replaces the key hints`() {
    #expect(Self.screen(message: "no").last == "! no")
    #expect(Self.screen(message: "no", isExpecting: true).last?.hasPrefix("Click on") == true)
  }
}

extension String {
  /// Returns the texts of the rows, without escape sequences.
  fileprivate var texts: [String] {
    split(separator: "\u{1B}").map(String.init)
      .compactMap { $0.contains("H") ? nil : $0.hasPrefix("[0m") ? String($0.dropFirst(3)) : nil }
      .filter { !$0.isEmpty }
  }
}
