extension HarnessCommand {
  /// Prints a script that completes command lines.
  static let completions = HarnessCommand(
    name: "completions", summary: "print completions for bash, zsh or fish",
    help: """
      Prints a script that completes this program's command lines, for bash, zsh or fish. To try it:

        source <(understudy completions bash)
        understudy completions fish | source

      To keep it, write it where the shell looks: ~/.local/share/bash-completion/completions/understudy, a
      file _understudy in a folder of zsh's fpath, or ~/.config/fish/completions/understudy.fish.
      """,
    operands: "bash|zsh|fish"
  ) { arguments, console in
    let known = CompletionShell.allCases.map(\.rawValue).joined(separator: ", ")
    guard arguments.operands.count == 1, let word = arguments.operands.first,
      let shell = CompletionShell(rawValue: word)
    else {
      throw UsageError(
        message: arguments.operands.isEmpty
          ? "“completions” needs the name of a shell: \(known)."
          : "there are completions for \(known), not for "
            + "“\(arguments.operands.joined(separator: " "))”.")
    }
    console.write(shell.script(for: all))
    return .success
  }

  /// Prints the manual page.
  static let man = HarnessCommand(
    name: "man", summary: "print the manual page",
    help: """
      Prints the manual page, in the format of man(1):

        understudy man > ~/.local/share/man/man1/understudy.1
      """
  ) { _, console in
    console.write(ManualPage(commands: all).text)
    return .success
  }
}
