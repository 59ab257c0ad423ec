import Dispatch
import Foundation
import SystemShims

@testable import LaunchDomainEcho

/// Launches `LaunchDomainEcho`, in which Foundation's real parser reads the arguments.
enum EchoProgram {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The location of the program: beside the test bundle, which on Linux is the running executable.
  static var url: URL {
    get throws {
      let running = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
      let folder = running.resolvingSymlinksInPath().deletingLastPathComponent()
      let url = folder.appendingPathComponent("LaunchDomainEcho")
      guard FileManager.default.isExecutableFile(atPath: url.path) else {
        throw Failure(description: "There is no LaunchDomainEcho in \(folder.path).")
      }
      return url
    }
  }

  /// Runs the program to its end and returns its reply.
  static func reply(
    to arguments: [String], _ request: EchoRequest = EchoRequest()
  ) async throws -> EchoReply {
    let process = Process()
    process.executableURL = try url
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["LAUNCH_DOMAIN_ECHO"] = String(
      decoding: try JSONEncoder().encode(request), as: UTF8.self)
    process.environment = environment
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in end.finish() }
    try ProcessStart.exclusively { try process.run() }
    async let written = drain(output.fileHandleForReading)
    async let complaints = drain(errors.fileHandleForReading)
    let (data, complaint) = try await (written, complaints)
    for await _ in ends {}
    guard process.terminationStatus == 0 else {
      let text = String(decoding: complaint, as: UTF8.self)
      throw Failure(
        description: "LaunchDomainEcho ended with \(process.terminationStatus): \(text)")
    }
    return try JSONDecoder().decode(EchoReply.self, from: data)
  }

  /// Reads to the end on a separate thread, because a full pipe would block the program.
  private static func drain(_ handle: FileHandle) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try handle.readToEnd() ?? Data() })
      }
    }
  }
}
