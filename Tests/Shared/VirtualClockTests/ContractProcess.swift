import Foundation
import SystemShims

/// Runs a program with a contract, because a stopped clock can't be restarted in the test process.
enum ContractProcess: String {
  /// The program in which Dispatch and Foundation are separate libraries.
  case dynamic = "DynamicClockContracts"
  /// The program into which Dispatch and Foundation are linked.
  case `static` = "StaticClockContracts"

  /// Returns the program's output for a contract.
  func outcome(of contract: String, seed: Int? = nil) async throws -> String {
    let running = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let process = Process()
    process.executableURL = running.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent(rawValue)
    process.arguments = [contract] + (seed.map { ["-ui-testing.seed", "\($0)"] } ?? [])
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in end.finish() }
    try ProcessStart.exclusively { try process.run() }
    // On a separate thread, because it waits for the program.
    let text = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result {
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            return String(decoding: data, as: UTF8.self)
          })
      }
    }
    for await _ in ends {}
    let line = text.trimmingCharacters(in: .newlines)
    guard process.terminationStatus == 0 else {
      return "\(line) (status \(process.terminationStatus))"
    }
    return line
  }
}
