import Foundation
import Testing

/// Git commands for the repositories that these tests need.
enum Git {
  static var url: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: $0 + "/git") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  static func run(_ arguments: [String], in folder: URL) async throws {
    let process = Process()
    let git: URL = try #require(url)
    process.executableURL = git
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GIT_") }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    for await _ in ends {}
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }
}
