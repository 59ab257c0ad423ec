import Foundation
import Testing

@testable import TerminalUIKit

struct TerminationSignalsTests {
  @Test func `exit handlers run before the caught signal ends the process`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    await #expect(processExitsWith: .signal(SIGTERM)) { [file = file as String] in
      TerminationSignals.raiseAtExit
      setenv("EXIT_FILE", file, 1)
      _ = atexit { close(creat(getenv("EXIT_FILE"), 0o600)) }
      await withCheckedContinuation { continuation in
        Task { @MainActor in
          var signals: TerminationSignals?
          signals = TerminationSignals { _ in
            signals?.raiseCaught()
            continuation.resume()
          }
          kill(getpid(), SIGTERM)
        }
      }
      exit(128 + SIGTERM)
    }
    #expect(FileManager.default.fileExists(atPath: file))
  }
}
