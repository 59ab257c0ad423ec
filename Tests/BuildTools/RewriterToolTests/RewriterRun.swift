import Foundation
import SystemShims

/// A run of a program of the build, with its output.
struct RewriterRun {
  let status: Int32
  let output: String

  /// Runs a program in an empty folder, and waits for its end.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - arguments: Its arguments.
  init(_ executable: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try ProcessStart.exclusively { try process.run() }
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    ended.wait()
    status = process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
  }

  /// Runs the rewriter.
  static func rewriter(_ arguments: [String]) throws -> RewriterRun {
    try RewriterRun(Bundle.main.bundleURL.appendingPathComponent("RewriterTool"), arguments)
  }

  /// Returns a file of `Fixtures/AppleSources`.
  static func fixture(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/AppleSources/\(name)")
  }
}
