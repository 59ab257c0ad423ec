import Foundation
import SystemShims
import Testing

/// A test that reads the app's answers late, as on an overloaded machine.
@Suite struct SlowReaderTests {
  /// The app writes more answers than the pipe holds before any is read, so its main thread is blocked.
  @Test(.onVirtualClockOnly("Real time passes in any case."), .timeLimit(.minutes(10)))
  func `app time does not pass while answers wait to be read`() async throws {
    let answer = try await lastAnswer(
      to: """
        echo '{"id":1,"jsonrpc":"2.0","method":"initialize","params":{"client":"test","protocolVersion":"1.0"}}'
        echo '{"id":2,"jsonrpc":"2.0","method":"perform","params":{"interaction":{"tap":{}},\
        "query":["descendants","button","identifiedBy","Repeating timer"]}}'
        for number in 1 2 3 4 5 6 7 8 9 10 11 12; do
          echo '{"id":3,"jsonrpc":"2.0","method":"snapshot","params":{"query":[]}}'
        done
        echo '{"id":4,"jsonrpc":"2.0","method":"clock","params":{}}'
        """)
    #expect(answer.contains(#""now":0,"#), "\(answer)")
    #expect(answer.contains("due in 0.1 s"), "\(answer)")
  }

  /// Pipes the requests of a shell script into the app, and reads its answers after a second.
  private func lastAnswer(to script: String) async throws -> String {
    let app = Bundle.main.bundleURL.appendingPathComponent("ControlsApp")
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      { \(script)
      } | UNDERSTUDY_SESSION=1 "$0" -ui-testing YES -screen timers | { sleep 1; tail -n 1; }
      """, app.path,
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    defer { if process.isRunning { process.terminate() } }
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in
        let data = output.fileHandleForReading.availableData
        continuation.resume(returning: String(decoding: data, as: UTF8.self))
      }
      do {
        try ProcessStart.exclusively { try process.run() }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}
