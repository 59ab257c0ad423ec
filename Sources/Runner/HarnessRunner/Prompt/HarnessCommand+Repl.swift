import AppDriving
import AutomationProtocol
import Foundation

extension HarnessCommand {
  /// Shows a prompt for a running app.
  static let repl = HarnessCommand(
    name: "repl", summary: "run steps on an app from a prompt",
    help: """
      Launches an app with -ui-testing YES and the launch arguments after “--”, and reads steps from the
      standard input, one per line, with or without a keyword. Other commands are:

        tree            shows the elements, and how steps refer to them
        screen          shows the screen as text
        why ELEMENT     shows why an element can't be tapped: why the button "Login"
        log             shows the last lines of the app's log
        steps [TEXT]    lists the steps, or those that contain a text
        feature         prints the session as a feature
        swift           prints the session as a Swift test
        save FILE       saves the session to a file, as a Swift test if its name ends in .swift
        quit            ends, as does Ctrl-D

      A web page is given by its URL or its file, and anything else that a step can launch by that step, such
      as 'the terminal program "nano" is launched'.

      In a terminal, Tab completes steps and the names of the elements on the screen, and the arrow keys
      recall earlier lines.
      """,
    operands: "APP|PAGE|STEP [-- ARGUMENT…]",
    options: [Option(name: "--apps", value: "DIR", help: "the folder of the apps")]
  ) { arguments, console in
    guard let name = arguments.operands.first else {
      throw UsageError(message: "“repl” needs an app, a page, or a step that launches something.")
    }
    let isInteractive = isatty(STDIN_FILENO) == 1
    // If the prompt's line isn't ended, the shell's prompt would follow it.
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
        // Only a signal that ends the process interrupts a line.
        case .interrupted: end.wait()
        }
      } else {
        read = readLine()
      }
      // A line that was read is complete.
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
    // A person has seen the errors; a script needs the status.
    return hasFailed && !isInteractive ? .failure : .success
  }
}
