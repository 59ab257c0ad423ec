import AppDriving
import AutomationProtocol
import Foundation

extension HarnessCommand {
  /// A prompt on a running app.
  static let repl = HarnessCommand(
    name: "repl", summary: "a prompt on a running app: each line is a step",
    help: """
      Launches an app with -ui-testing YES and the launch arguments after “--”, and reads steps from the
      standard input, one a line, with or without a keyword. Besides:

        tree            the elements, and how steps name each
        screen          the screen as text
        why ELEMENT     what is in the way of tapping it: why the button "Login"
        log             the last lines of the app's log
        steps [TEXT]    the steps, or those that contain a text
        feature         what was done so far, as a feature
        save FILE       the same, to a file
        quit            ends; so does Ctrl-D

      A web page is named by its URL or its file, and whatever else a step launches by the step, such as
      'the terminal program "nano" is launched'.

      In a terminal Tab completes steps and the names of the elements on the screen, and the arrow keys
      bring earlier lines back.
      """,
    operands: "APP|PAGE|STEP [-- ARGUMENT…]",
    options: [Option(name: "--apps", value: "DIR", help: "the folder of the apps")]
  ) { arguments, console in
    guard let name = arguments.operands.first else {
      throw UsageError(message: "“repl” needs an app, a page, or a step that launches something.")
    }
    let isInteractive = isatty(STDIN_FILENO) == 1
    // A prompt without the end of its line: the shell's would stand behind it.
    let openPrompt = OpenPrompt()
    let end = EndBySignal {
      if openPrompt.isOpen { console.print() }
    }
    let live = try end.unlessEnding {
      try LiveApp(
        name, arguments: Array(arguments.operands.dropFirst()), folder: arguments.appFolder())
    }
    defer { live.end() }
    let prompt = Prompt(live: live, console: console)
    let title = (try? live.session.name) ?? name
    let completion = CompletionSource()
    let editor = isInteractive ? LineEditor { completion.lines(for: $0) } : nil
    var hasFailed = false
    while !console.isReaderGone {
      if isInteractive, editor == nil { console.write("\(title)> ") }
      openPrompt.isOpen = isInteractive
      let read: String?
      if let editor {
        completion.look(at: live)
        switch editor.line("\(title)> ") {
        case .line(let line): read = line
        case .end: read = nil
        // Signals that leave the prompt as it is don't end a line.
        case .interrupted: end.wait()
        }
      } else {
        read = readLine()
      }
      // A line that was read has its end.
      openPrompt.isOpen = false
      if read == nil, isInteractive { console.print() }
      guard let line = read?.trimmingCharacters(in: .whitespaces), line != "quit" else { break }
      if line.isEmpty || line.hasPrefix("#") { continue }
      do {
        for output in try end.unlessEnding({ try prompt.answer(line) }) { console.print(output) }
      } catch {
        hasFailed = true
        console.printError("error: \(live.world.redact("\(error)"))")
      }
    }
    // A person has seen the errors; a script sees the status.
    return hasFailed && !isInteractive ? .failure : .success
  }
}
