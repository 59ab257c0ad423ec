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
    let git: URL = try #require(url)
    try await Command.run(git, arguments, in: folder)
  }
}
