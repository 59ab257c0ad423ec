import Testing

@testable import HarnessRunner

/// What the person who records sees.
@Suite struct RecorderScreenTests {
  private static func screen(message: String? = nil, isExpecting: Bool = false) -> [String] {
    RecorderScreen(
      rows: ["one", "two"], columns: 40, title: "recording App",
      steps: ["I tap 1", "I tap 2", "I tap 3", "I type a text into a field that has a long name"],
      message: message, isExpecting: isExpecting
    ).drawn(hasColor: false)
      .split(separator: "\u{1B}").map(String.init)
      .compactMap { $0.contains("H") ? nil : $0.hasPrefix("[0m") ? String($0.dropFirst(3)) : nil }
      .filter { !$0.isEmpty }
  }

  @Test func `the last steps and the keys are below the app`() {
    #expect(
      Self.screen() == [
        "one", "two", "─ recording App ────────────────────────", "  I tap 2", "  I tap 3",
        "  I type a text into a field that has a…", "F2 expect    Ctrl-D done    Ctrl-C di…",
      ])
  }

  @Test func `a message takes the place of the keys`() {
    #expect(Self.screen(message: "no").last == "! no")
    #expect(Self.screen(message: "no", isExpecting: true).last?.hasPrefix("Click on") == true)
  }
}
