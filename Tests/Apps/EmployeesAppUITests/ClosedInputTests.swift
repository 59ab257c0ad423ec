import Foundation
import SystemShims
import Testing

/// Apps without standard input, as shells and daemons may start them.
@Suite struct ClosedInputTests {
  // Without the time limit a failure would hang.
  @Test(.timeLimit(.minutes(10)))
  func `an app without standard input exits as at the end of its input`() async throws {
    let statuses = [
      try await status(of: #"exec "$0" <&-"#), try await status(of: #"exec "$0" </dev/null"#),
    ]
    #expect(statuses == [0, 0])
  }

  @Test(.timeLimit(.minutes(10)))
  func `an app under test without a test says so`() async throws {
    let errors = Pipe()
    let command = #"exec "$0" -ui-testing YES </dev/null"#
    #expect(try await status(of: command, errors: errors.fileHandleForWriting) == 1)
    let text = try text(in: errors)
    #expect(text.contains("waited for a test on standard input"), "\(text)")
  }

  @Test(.timeLimit(.minutes(10)))
  func `an app whose screen cannot be written says so and fails`() async throws {
    let errors = Pipe()
    let command = #"exec "$0" </dev/null >/dev/full"#
    #expect(try await status(of: command, errors: errors.fileHandleForWriting) == 1)
    let text = try text(in: errors)
    #expect(text.contains("could not be written to standard output: No space left"), "\(text)")
  }

  private func text(in pipe: Pipe) throws -> String {
    try pipe.fileHandleForWriting.close()
    return String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
  }

  /// Runs the app with a shell command and returns its exit status.
  private func status(
    of command: String, errors: FileHandle = .nullDevice
  ) async throws -> Int32 {
    let app = Bundle.main.bundleURL.appendingPathComponent("EmployeesApp")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command, app.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    defer { if process.isRunning { process.terminate() } }
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try ProcessStart.exclusively { try process.run() }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}
