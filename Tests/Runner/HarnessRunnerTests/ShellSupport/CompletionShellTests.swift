import Foundation
import Testing

@testable import HarnessRunner

@Suite struct CompletionShellTests {
  /// What bash offers for a command line whose last word is being typed.
  private func offers(_ words: [String]) throws -> [String] {
    let script = FileManager.default.temporaryDirectory
      .appendingPathComponent("completions-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: script) }
    try Data(CompletionShell.bash.script(for: HarnessCommand.all).utf8).write(to: script)
    let quoted = (["understudy"] + words).map(CompletionShell.quoted).joined(separator: " ")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "--norc", "-c",
      """
      source '\(script.path)' || exit 1
      COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count)
      _understudy
      printf '%s\\n' "${COMPREPLY[@]}"
      """,
    ]
    process.currentDirectoryURL = FeatureRunTests.features
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `bash offers commands, options, files and words`() throws {
    #expect(try offers([""]).sorted() == HarnessCommand.all.map(\.name).sorted())
    #expect(try offers(["re"]).sorted() == ["record", "repl", "replay", "report"])
    #expect(
      try offers(["run", "--"]).sorted()
        == (HarnessCommand.run.options.map(\.name) + ["--help"]).sorted())
    #expect(try offers(["run", "login"]) == ["login.feature"])
    #expect(try offers(["run", "--junit", "emp"]) == ["employees.feature"])
    #expect(try offers(["run", "--tags", ""]).isEmpty)
    #expect(try offers(["completions", ""]).sorted() == ["bash", "fish", "zsh"])
  }

  @Test(arguments: CompletionShell.allCases)
  func `every command and option is in every script`(shell: CompletionShell) {
    let script = shell.script(for: HarnessCommand.all)
    for command in HarnessCommand.all {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains(shell == .fish ? "-l \(option.name.dropFirst(2))" : option.name))
      }
    }
  }

  @Test func `a shell that there isn't is wrong usage`() {
    let outcome = FeatureRunTests.run(["completions", "tcsh"])
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains("there are completions for bash, zsh, fish, not for “tcsh”."))
    #expect(FeatureRunTests.run(["completions"]).status == .usage)
  }
}
