import AppDriving
import Foundation
import LaunchDomain
import Synchronization
import Traces

extension HarnessCommand {
  /// Records a person's actions as a feature or a test.
  static let record = HarnessCommand(
    name: "record", summary: "turn the use of an app by hand into a feature or a test",
    help: """
      Launches an app with -ui-testing YES and the launch arguments after “--”, and shows its screen in this
      terminal. Keys and clicks go to the app and become steps. A text typed into a secure field is kept
      only by a key. At the end the recording is run once, to check that it passes.

        F2         makes the next click an expectation; F2 again expects the element that has the focus
        Ctrl-D     saves the recording
        Ctrl-C     discards the recording

        understudy record LoginApp --output login.feature -- -model.user test

      Exit codes: 0 recorded and passes, 1 the app ended or the recording doesn't pass, 69 no terminal, no
      such app or the file exists already, 130 discarded.
      """,
    operands: "APP [-- ARGUMENT…]",
    options: [
      Option(
        name: "--swift", value: nil,
        help: "write an XCTest test instead of a feature, as for a file that ends in .swift"),
      Option(name: "--name", value: "TEXT", help: "the name of the scenario or test"),
      Option(name: "--output", value: "FILE", help: "write a new file instead of standard output"),
      Option(name: "--apps", value: "DIR", help: "the folder of the apps"),
    ]
  ) { arguments, console in
    guard let app = arguments.operands.first else {
      throw UsageError(message: "“record” needs an app.")
    }
    guard !LiveApp.isPage(app), !LiveApp.isStep(app) else {
      throw UsageError(
        message: "“record” shows an app in this terminal; “repl” keeps steps for anything else.")
    }
    let named = arguments.values["--output"]
    let output = named == ReportKind.standardOutput ? nil : named
    let isSwift = try writesSwift(arguments.flags.contains("--swift"), to: output)
    if let output, FileManager.default.fileExists(atPath: output) {
      throw MissingResource(message: "\(output) exists already; choose another file.")
    }
    let folder = try arguments.appFolder()
    let launchArguments = Array(arguments.operands.dropFirst())
    let live = try LiveApp(app, arguments: launchArguments, folder: folder)
    defer { live.end() }
    var recording = Recording(
      name: arguments.values["--name"] ?? "A recording", app: app,
      arguments: LiveApp.launchArguments(launchArguments), steps: [])
    let (outcome, end) = try recorded(live, console, into: &recording)
    live.end()
    if outcome == .discarded { return .interrupted }
    let text = isSwift ? recording.swiftSource : recording.feature
    if let output {
      do {
        try OutputFile.write(text, to: output, options: .withoutOverwriting)
        let count = recording.steps.count
        console.printError("\(output): \(count) \(count == 1 ? "step" : "steps")")
      } catch {
        // Print the recording, so that it isn't lost.
        console.write(text)
        throw error
      }
    } else {
      console.write(text)
    }
    for key in Set(recording.secretKeys).sorted() {
      console.printError(
        "\(key) is not written; put it into testing.local.scheme, or into the environment.")
    }
    if let end { throw end }
    let replay = RecordingReplay(
      recording: recording, folder: folder,
      path: output ?? FileManager.default.currentDirectoryPath + "/recording.feature")
    guard let problem = try replay.firstProblem() else {
      console.printError("run once: passes")
      return .success
    }
    console.printError(
      "run once: doesn't pass\n  \(problem.keyword)\(problem.text)\n  \(problem.message ?? "")")
    return .failure
  }

  /// Returns whether to write a test in Swift: if asked, or if the file's name ends in `.swift`.
  ///
  /// - Throws: `UsageError` if Swift is requested in a feature's file.
  static func writesSwift(_ isAsked: Bool, to output: String?) throws(UsageError) -> Bool {
    if isAsked, let output, output.hasSuffix(".feature") {
      throw UsageError(
        message: "“--swift” writes a test in Swift, and \(output) would be a feature; "
          + "name a file that ends in .swift, or leave “--swift” out.")
    }
    return isAsked || output?.hasSuffix(".swift") == true
  }

  /// Records at the terminal, which is always restored.
  ///
  /// - Returns: The outcome of the recording, and the error if the app ended.
  private static func recorded(
    _ live: LiveApp, _ console: Console, into recording: inout Recording
  ) throws -> (RecorderLoop.Outcome, AppSessionError?) {
    let terminal = try RecorderTerminal()
    defer { terminal.end() }
    let living = live.world.surroundings.living
    let isInterrupted = Interrupted()
    Interruption.listen {
      isInterrupted.value.store(true, ordering: .sequentiallyConsistent)
      terminal.end()
      living.endAll()
      exit(ExitStatus.interrupted.rawValue)
    }
    let loop = try RecorderLoop(try live.session, terminal: terminal, console: console)
    do {
      let outcome = try loop.run()
      loop.finish(&recording)
      return (outcome, nil)
    } catch let error as AppSessionError {
      // The signal has ended the app.
      if isInterrupted.value.load(ordering: .sequentiallyConsistent) {
        return (.discarded, nil)
      }
      loop.finish(&recording)
      return (.done, error)
    }
  }
}

/// A flag that tells whether a signal has ended the recording.
private final class Interrupted: Sendable {
  let value = Atomic(false)
}
