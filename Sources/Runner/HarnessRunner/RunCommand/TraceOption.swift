import Foundation
import LaunchDomain
import Traces

/// The extent and the folder of a run's trace.
struct TraceOption: Equatable, Sendable {
  /// The folder.
  var folder: String
  /// Whether screens and messages are kept only for failed scenarios.
  var onlyFailures = false

  /// The default folder.
  static let standardFolder = ".understudy/trace"

  /// The options of a command that keeps a trace.
  static let options = [
    HarnessCommand.Option(
      name: "--trace", value: "WHEN",
      help: "keep a trace: on, off, on-failure, or a folder; “understudy report DIR” shows it"),
    HarnessCommand.Option(
      name: "--trace-folder", value: "DIR",
      help: "the folder of the trace; by default \(standardFolder)"),
  ]
}

extension TraceOption {
  /// Reads the options of a command line; returns `nil` if no trace is requested.
  ///
  /// - Throws: `UsageError` for two folders, or for a misspelt “on-failure”, which would name a folder.
  init?(_ arguments: HarnessCommand.Arguments) throws {
    let named = arguments.values["--trace-folder"]
    folder = named ?? Self.standardFolder
    switch arguments.values["--trace"] {
    case "off": return nil
    case "on": return
    case "on-failure": onlyFailures = true
    case ReportKind.standardOutput?:
      throw UsageError(message: "“--trace” takes a folder, not “-”; “--json -” prints a run.")
    case nil:
      guard named != nil else { return nil }
    case let path?:
      guard named == nil else {
        throw UsageError(
          message: "“--trace” takes on, off or on-failure beside “--trace-folder”, not “\(path)”.")
      }
      if !path.contains("/"), !FileManager.default.fileExists(atPath: path),
        let near = NearestName.suggestions(for: path, in: ["on-failure"]).first
      {
        throw UsageError(
          message:
            "“--trace” takes on, off, on-failure or a folder, not “\(path)”; did you mean “\(near)”? "
            + "A folder of that name is “./\(path)”.")
      }
      folder = path
    }
  }
}
