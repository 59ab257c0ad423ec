import AutomationAgent
import Foundation
import LaunchDomain
import TerminalUIKit

/// An app's reply on the command line, given instead of launching.
struct LaunchReply {
  var text: String
  /// The exit status of the process: 0, or 64 (`EX_USAGE`) for unknown arguments.
  var status: Int32

  /// Makes the reply of an app; fails if the app should be launched.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate; only one that declares its arguments has a reply.
  ///   - isAutomated: Whether a test drives the app, which then receives the audit instead.
  @MainActor
  init?(
    to delegate: any UIApplicationDelegate, isAutomated: Bool = StandardStreams.taken != nil
  ) {
    guard let options = (delegate as? any LaunchOptionsProviding)?.launchOptions else { return nil }
    let program = ProcessInfo.processInfo.processName
    if options.asksForHelp {
      self.init(text: options.schema.help(program: program), status: EXIT_SUCCESS)
      return
    }
    let problems = isAutomated ? [] : options.audit().problems
    if problems.isEmpty { return nil }
    let lines =
      problems.map { "\(program): \($0.message)" } + ["\(program) -help YES lists all it takes."]
    self.init(text: lines.joined(separator: "\n") + "\n", status: EX_USAGE)
  }

  private init(text: String, status: Int32) {
    self.text = text
    self.status = status
  }

  /// Prints the reply: help on standard output, errors on standard error.
  ///
  /// - Returns: The exit status.
  func print() -> Int32 {
    let output = status == EXIT_SUCCESS ? FileHandle.standardOutput : .standardError
    // If writing fails, the exit status still tells the result.
    try? output.write(contentsOf: Data(text.utf8))
    return status
  }
}

extension LaunchOptions {
  /// Whether the command line asks for help, with Foundation's syntax or the usual one.
  fileprivate var asksForHelp: Bool {
    if isGiven(.help) { return self[.help] }
    return arguments.leftovers.contains { ["-help", "--help", "-h"].contains($0) }
  }
}
