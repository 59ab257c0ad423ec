import Foundation
import SystemShims
import Testing

/// Runs programs for these tests.
enum Command {
  /// Runs a program, which must succeed, without the variables of a git hook.
  static func run(_ program: URL, _ arguments: [String], in folder: URL) async throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GIT_") }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in end.finish() }
    try ProcessStart.exclusively { try process.run() }
    for await _ in ends {}
    try #require(process.terminationStatus == 0, "\(program.lastPathComponent) \(arguments)")
  }
}
