/// A shell that completes command lines.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// Returns the completion script for commands.
  func script(for commands: [HarnessCommand]) -> String {
    switch self {
    case .bash: Self.bashScript(commands)
    case .zsh: Self.zshScript(commands)
    case .fish: Self.fishScript(commands)
    }
  }

  /// Returns a text in single quotation marks for bash and zsh.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }

  // MARK: zsh

  private static func zshScript(_ commands: [HarnessCommand]) -> String {
    let list = commands.map {
      "    " + quoted($0.name + ":" + $0.summary.replacing(":", with: #"\:"#))
    }
    var cases: [String] = []
    for command in commands {
      var words = command.options.map { option in
        let help = option.help.replacing(/[\[\]\\:]/) { #"\"# + String($0.output) }
        let value = option.value.map { ":\($0):" + (option.takesFile ? "_files" : " ") } ?? ""
        return quoted("\(option.name)[\(help)]\(value)")
      }
      words.append(quoted("--help[show the help]"))
      if let values = command.operandValues {
        words.append(quoted("1:\(command.name):(\(values.joined(separator: " ")))"))
      } else if command.operands != nil {
        words.append(quoted("*:file:_files"))
      }
      cases.append(
        "    \(command.name))\n      _arguments \\\n        "
          + words.joined(separator: " \\\n        ") + "\n      ;;")
    }
    return """
      #compdef understudy
      # Completions of understudy for zsh, as “understudy completions zsh” prints them.
      _understudy() {
        local -a commands
        commands=(
      \(list.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          _describe command commands
          return
        fi
        shift words
        ((CURRENT--))
        case $words[1] in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = _understudy ]; then
        _understudy "$@"
      else
        compdef _understudy understudy
      fi

      """
  }

  // MARK: fish

  private static func fishScript(_ commands: [HarnessCommand]) -> String {
    func line(_ condition: String, _ rest: String, _ help: String) -> String {
      let text = help.replacing("\\", with: "\\\\").replacing("'", with: #"\'"#)
      return "complete -c understudy -n '\(condition)' \(rest) -d '\(text)'"
    }
    var lines = [
      "# Completions of understudy for fish, as “understudy completions fish” prints them.",
      "complete -c understudy -f",
    ]
    for command in commands {
      lines.append(line("__fish_use_subcommand", "-a \(command.name)", command.summary))
    }
    for command in commands {
      let condition = "__fish_seen_subcommand_from \(command.name)"
      for option in command.options {
        let value = option.value == nil ? "" : option.takesFile ? " -r -F" : " -x"
        lines.append(line(condition, "-l \(option.name.dropFirst(2))\(value)", option.help))
      }
      if let values = command.operandValues {
        lines.append(line(condition, "-a '\(values.joined(separator: " "))'", command.summary))
      } else if command.operands != nil {
        lines.append("complete -c understudy -n '\(condition)' -F")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension HarnessCommand.Option {
  /// Whether the option's value is a file or a folder.
  var takesFile: Bool { value.map { ["FILE", "DIR", "PATH"].contains($0) } ?? false }
}

extension HarnessCommand {
  /// The allowed operands, if the command has a fixed set.
  var operandValues: [String]? {
    guard let operands, operands.contains("|") else { return nil }
    return operands.split(separator: "|").map(String.init)
  }
}
