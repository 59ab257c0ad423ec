extension CompletionShell {
  static func bashScript(_ commands: [HarnessCommand]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    let valued = commands.flatMap { command in
      command.options.filter { $0.value != nil }.map { (command.name, $0) }
    }
    func pattern(_ isWanted: (HarnessCommand.Option) -> Bool) -> String {
      valued.filter { isWanted($0.1) }.map { quoted("\($0.0) \($0.1.name)") }
        .joined(separator: " | ")
    }
    let cases = commands.map { command in
      let options = (command.options.map(\.name) + ["--help"]).joined(separator: " ")
      let operands = (command.operandValues ?? []).joined(separator: " ")
      let files = command.operands != nil && command.operandValues == nil ? "yes" : ""
      return "    \(command.name)) options='\(options)' words='\(operands)' files=\(files) ;;"
    }
    return """
      # Completions of understudy for bash, as “understudy completions bash” prints them.
      _understudy() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local command=${COMP_WORDS[1]} options='' words='' files=''
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          mapfile -t COMPREPLY < <(compgen -W '\(names)' -- "$current")
          return
        fi
        case "$command $previous" in
          \(pattern(\.takesFile)))
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -f -- "$current")
            return
            ;;
          \(pattern { !$0.takesFile }))
            return
            ;;
        esac
        case $command in
      \(cases.joined(separator: "\n"))
        esac
        if [[ $current == -* ]]; then
          mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
        elif [[ -n $words ]]; then
          mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
        elif [[ -n $files ]]; then
          compopt -o filenames 2>/dev/null
          mapfile -t COMPREPLY < <(compgen -f -- "$current")
        fi
      }
      complete -F _understudy understudy

      """
  }
}
