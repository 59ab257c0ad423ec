import Foundation
import Testing

@testable import HarnessRunner

@Suite struct CompletionShellTests {
  /// Returns bash's completions for a command line whose last word is incomplete.
  private func offers(_ words: [String]) throws -> [String] {
    let quoted = (["understudy"] + words).map(CompletionShell.quoted).joined(separator: " ")
    return try lines(of: .bash, "/bin/bash", ["--norc", "-c"]) { script in
      """
      source '\(script)' || exit 1
      COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count)
      _understudy
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    }
  }

  /// Returns the output of a shell that has loaded its script.
  private func lines(
    of shell: CompletionShell, _ program: String, _ arguments: [String], code: (String) -> String
  ) throws -> [String] {
    let script = FileManager.default.temporaryDirectory
      .appendingPathComponent("completions-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: script) }
    try Data(shell.script(for: HarnessCommand.all).utf8).write(to: script)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments + [code(script.path)]
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

  /// Types keys into a zsh in a pseudoterminal and reads its output.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh"), "install the package zsh"))
  func `zsh lists commands and options with their descriptions`() throws {
    let shown = try lines(of: .zsh, "/usr/bin/zsh", ["-f", "-c"]) { script in
      #"""
      zmodload zsh/zpty || exit 3
      zpty shell zsh -f -i
      zpty -w shell 'PS1=; unsetopt prompt_cr prompt_sp; stty -echo cols 200'
      zpty -w shell 'autoload -Uz compinit; compinit -D -u; source \#(script)'
      zpty -w shell 'compdef _understudy understudy; bindkey "^I" list-choices'
      # What comes before the line editor reads is the terminal's, which takes control letters for itself.
      zpty -w shell 'zle-line-init() { print REA""DY }; zle -N zle-line-init'
      while zpty -r shell text; do [[ $text == *READY* ]] && break; done
      zpty -n -w shell $'understudy rep\t\C-uunderstudy run --tr\t\C-uprint DO""NE\n'
      while zpty -r shell text; do
        print -r -- "$text"
        [[ $text == *DONE* ]] && break
      done
      zpty -d shell
      """#
    }.joined(separator: "\n")
    for text in [
      "repl    -- run steps on an app", "replay  -- send the requests", "report  -- make a page",
      "--trace         -- keep a trace", "--trace-folder  -- the folder",
    ] { #expect(shown.contains(text), "\(shown)") }
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish"), "install the package fish")
  )
  func `fish offers commands, options and words`() throws {
    func offers(_ line: String) throws -> [String] {
      try lines(of: .fish, "/usr/bin/fish", ["--no-config", "-c"]) { script in
        "source '\(script)'; complete -C '\(line)'"
      }.map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try offers("understudy rep").sorted() == ["repl", "replay", "report"])
    #expect(try offers("understudy run --tr").sorted() == ["--trace", "--trace-folder"])
    #expect(try offers("understudy completions ").sorted() == ["bash", "fish", "zsh"])
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

  @Test func `an unknown shell is wrong usage`() {
    let outcome = FeatureRunTests.run(["completions", "tcsh"])
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains("there are completions for bash, zsh, fish, not for “tcsh”."))
    #expect(FeatureRunTests.run(["completions"]).status == .usage)
  }
}
