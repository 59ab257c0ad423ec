import Foundation

/// The settings of this process's traces.
struct TraceSettings: Equatable {
  /// The folder.
  var folder: String
  /// Whether only tests that have failed are kept.
  var onlyFailures = false

  /// The environment variable with the kind of traces to keep, or with the folder.
  static let variable = "UNDERSTUDY_TRACE"
  /// The environment variable with the folder.
  static let folderVariable = "UNDERSTUDY_TRACE_FOLDER"
  /// The default folder.
  static let standardFolder = ".understudy/trace"

  /// Reads the variables of a test process; fails if traces are off.
  init?(environment: [String: String]) {
    let named = environment[Self.folderVariable].flatMap { $0.isEmpty ? nil : $0 }
    folder = named ?? Self.standardFolder
    switch environment[Self.variable] ?? "" {
    case "", "off": return nil
    case "on": return
    case "on-failure": onlyFailures = true
    case let path: folder = path
    }
  }
}
