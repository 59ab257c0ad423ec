import Foundation

/// Which traces the tests of this process keep, and where.
struct TraceSettings: Equatable {
  /// The folder.
  var folder: String
  /// Whether only tests that have failed are kept.
  var onlyFailures = false

  /// The environment variable that says when a trace is kept, or in which folder.
  static let variable = "UNDERSTUDY_TRACE"
  /// The environment variable with the folder.
  static let folderVariable = "UNDERSTUDY_TRACE_FOLDER"
  /// The folder unless told.
  static let standardFolder = ".understudy/trace"

  /// Reads the variables of a test process; `nil` if no trace is wanted.
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
