import Foundation
import LaunchDomain
import Traces

extension HarnessCommand {
  /// Shows the elements on an app's screen.
  static let inspect = HarnessCommand(
    name: "inspect", summary: "show an app's elements, and how steps and tests refer to them",
    help: """
      Launches an app with -ui-testing YES and the launch arguments after “--”, and prints its elements, the
      shortest words that identify each in a step, and accessibility problems. For a page or a program that
      doesn't link the agent, it also lists the checks that aren't possible.

        understudy inspect ControlsApp -- -screen slider

      A web page is given by its URL or its file, anything else that a step can launch by that step:

        understudy inspect login.html
        understudy inspect 'the desktop program "galculator" is launched'

      Exit codes: 0 the elements are shown, 1 a step of --after failed, 64 wrong usage, 69 the app or page
      doesn't exist or can't be launched, or a file can't be written.
      """,
    operands: "APP|PAGE|STEP [-- ARGUMENT…]",
    options: [
      Option(name: "--swift", value: nil, help: "show queries in Swift instead of words of steps"),
      Option(name: "--json", value: nil, help: "print everything as JSON"),
      Option(
        name: "--html", value: "FILE",
        help: "write a page on which picture and elements are linked, and a click copies"),
      Option(
        name: "--after", value: "STEP", help: "carry out a step first; may be repeated"),
      Option(name: "--apps", value: "DIR", help: "the folder of the apps"),
    ]
  ) { arguments, console in
    guard let name = arguments.operands.first else {
      throw UsageError(
        message: "“inspect” needs an app, a page, or a step that launches something.")
    }
    let end = EndBySignal()
    let live = try end.unlessEnding {
      try LiveApp(
        name, arguments: Array(arguments.operands.dropFirst()), folder: arguments.appFolder())
    }
    defer { live.end() }
    let inspection = try end.unlessEnding {
      for step in arguments.allValues["--after"] ?? [] { try live.carryOut(step) }
      return try Inspection(of: live.session)
    }
    if let path = arguments.values["--html"] {
      let text = live.world.redact(
        try end.unlessEnding {
          try InspectionPage(inspection, of: live.session, redact: live.world.redact).text()
        })
      if path == ReportKind.standardOutput {
        console.writeOutput(text)
        return .success
      }
      try OutputFile.write(text, to: path)
      console.print(path)
      return .success
    }
    if arguments.flags.contains("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      console.print(
        live.world.redact(String(decoding: try encoder.encode(inspection), as: UTF8.self)))
      return .success
    }
    let lines = inspection.lines(withSwift: arguments.flags.contains("--swift"))
    for line in lines { console.print(live.world.redact(line)) }
    console.print()
    for line in inspection.issueLines { console.print(live.world.redact(line)) }
    return .success
  }
}
