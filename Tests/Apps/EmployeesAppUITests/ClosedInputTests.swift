import Foundation
import Testing

/// Apps that are started as shells and daemons may start them: without standard input.
@Suite struct ClosedInputTests {
  // Without a limit a failure would be a run that never ends.
  @Test(.timeLimit(.minutes(1)))
  func `an app without standard input ends as one at the end of its input does`() async throws {
    let statuses = [
      try await status(of: #"exec "$0" <&-"#), try await status(of: #"exec "$0" </dev/null"#),
    ]
    #expect(statuses == [0, 0])
  }

  /// What the app says to the shell that starts it in some way.
  private func status(of command: String) async throws -> Int32 {
    let app = Bundle.main.bundleURL.appendingPathComponent("EmployeesApp")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command, app.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    defer { if process.isRunning { process.terminate() } }
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }
}
