import Testing

@testable import HarnessRunner

@Suite struct ManualPageTests {
  @Test func `the page has each command with its options`() {
    let outcome = FeatureRunTests.run(["man"])
    #expect(outcome.status == .success)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first == ".TH UNDERSTUDY 1 \"\" Understudy \"User Commands\"")
    for command in HarnessCommand.all {
      #expect(lines.contains { $0.hasPrefix(".SS \(command.name)") })
    }
    #expect(lines.contains(".BR \\-\\-junit \" \" FILE"))
  }

  @Test func `lines of a help text aren't taken for macros`() {
    let command = HarnessCommand(name: "x", summary: "do", help: ".B bold\n  a\\b\n'c") { _, _ in
      .success
    }
    let text = ManualPage(commands: [command]).text
    #expect(text.contains("\n\\&.B bold\n.EX\n  a\\eb\n.EE\n\\&'c\n"))
  }
}
