import Testing

@testable import HarnessRunner

/// Tests the completion of lines at the prompt.
@Suite struct PromptCompletionTests {
  private static let completion = PromptCompletion(
    steps: [
      "I tap {element}", "I tap {element} {int} time(s)", "I type {string} into {element}",
      "the clock advances {float} s", "{element} exists/appears", "the app stops/ends now",
    ],
    elements: ["the button \"Login\"", "the text field \"Username\"", "the button \"Login\""])

  @Test func `an empty line is completed by any step or command`() {
    let lines = Self.completion.lines(for: "")
    #expect(lines.contains("I tap ") && lines.contains("tree") && lines.contains("why "))
    #expect(lines.contains("swift") && lines.contains("feature"))
    #expect(!lines.contains { $0.contains("Login") })
    #expect(lines.count == Set(lines).count)
  }

  @Test func `a step is completed by an element on the screen`() {
    #expect(Self.completion.lines(for: "I tap the b") == ["I tap the button \"Login\""])
    #expect(
      Self.completion.lines(for: "I tap the ") == [
        "I tap the button \"Login\"", "I tap the text field \"Username\"",
      ])
    #expect(
      Self.completion.lines(for: "I type \"the best\" into the t") == [
        "I type \"the best\" into the text field \"Username\""
      ])
    #expect(Self.completion.lines(for: "why the b") == ["why the button \"Login\""])
  }

  @Test func `a line is completed by a step, up to its first parameter or choice`() {
    #expect(Self.completion.lines(for: "I ty") == ["I type "])
    #expect(
      Self.completion.lines(for: "the") == [
        "the button \"Login\"", "the text field \"Username\"", "the clock advances ", "the app ",
      ])
    #expect(Self.completion.lines(for: "tr") == ["tree"])
    #expect(Self.completion.lines(for: "nothing") == [])
  }
}
