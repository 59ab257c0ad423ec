import Foundation
import SystemShims

/// A child process that echoes lines, as a baseline for round trips.
final class LineEcho {
  /// A line as long as a typical answer.
  static let answer = Array(
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"count\":1,\"version\":1}}\n".utf8)

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts a program with pipes as its standard streams.
  init(_ executable: URL, arguments: [String] = []) throws {
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try ProcessStart.exclusively { try process.run() }
  }

  /// Returns the time from a program's launch to its first line, in milliseconds.
  static func launchTime(of executable: URL) throws -> Double {
    try Stopwatch.time {
      let program = try LineEcho(executable)
      defer { program.end() }
      guard program.readLine() else {
        throw MissingResource(message: "\(executable.path) printed nothing.")
      }
    }
  }

  /// Reads up to the end of the next line; returns false at the end of the stream.
  func readLine() -> Bool {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count <= 0 { return false }
      if buffer[..<count].contains(UInt8(ascii: "\n")) { return true }
    }
  }

  /// Sends a line and reads the answer.
  func roundTrip(_ line: [UInt8]) -> Bool {
    let descriptor = input.fileHandleForWriting.fileDescriptor
    return write(descriptor, line, line.count) == line.count && readLine()
  }

  /// Ends the child by closing its input.
  func end() {
    try? input.fileHandleForWriting.close()
    process.terminate()
  }
}
