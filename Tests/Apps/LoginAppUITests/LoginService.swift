import Foundation
import SystemShims

/// The real login service of `Fixtures/Backend`, run for one test with its own account.
final class LoginService {
  /// The URL of the service.
  let url: String

  private let process = Process()
  private let input = Pipe()

  /// Starts the service and waits until it accepts connections.
  ///
  /// - Parameters:
  ///   - account: The only account.
  ///   - options: Further options of `server.py`, such as `--fail 500`.
  init(account: Credentials, options: [String] = []) throws {
    // A password may contain quotes.
    let list = ["accounts": [["user": account.user, "password": account.password]]]
    let accounts = try TemporaryFile(
      named: "accounts.json", String(decoding: JSONEncoder().encode(list), as: UTF8.self))
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["python3", Self.program, "--accounts", accounts.path, "--exit-with-stdin"] + options
    process.standardInput = input
    process.standardOutput = output
    let service = process
    try ProcessStart.exclusively { try service.run() }
    let line = String(
      decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let start = line.range(of: "http://") else { throw LoginServiceFailure(output: line) }
    url = line[start.lowerBound...].trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { stop() }

  /// Ends the service abruptly.
  func stop() {
    try? input.fileHandleForWriting.close()
    process.terminate()
  }

  private static let program: String = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Fixtures/Backend/server.py").path
  }()
}

/// The error of a service that didn't report its address.
struct LoginServiceFailure: Error {
  var output: String
}
