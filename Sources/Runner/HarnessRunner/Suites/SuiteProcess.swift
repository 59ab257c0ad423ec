import Dispatch
import Foundation
import LaunchDomain
import SystemShims

/// Runs programs that build, list or run tests.
enum SuiteProcess {
  /// The destination of a program's output.
  enum Output {
    /// The output of this process.
    case inherited
    /// The standard error of this process.
    case onStandardError
    /// The result; nothing is shown.
    case collected
  }

  struct Ended {
    var code: Int32
    /// Whether `code` is the number of a signal.
    var isSignal: Bool
    var text: String
  }

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - folder: The working folder.
  ///   - variables: Variables besides those of this process.
  ///   - output: The destination of the output.
  ///   - stop: Ends the program early.
  ///   - line: Called with each line of collected output, as soon as it arrives.
  /// - Throws: `MissingResource` if the program can't be started.
  static func run(
    _ command: [String], in folder: URL, variables: [String: String] = [:], output: Output,
    stop: SuiteStop? = nil, line: ((String) -> Void)? = nil
  ) throws -> Ended {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    if !variables.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    }
    let pipe = Pipe()
    if output == .collected {
      process.standardOutput = pipe
      process.standardError = pipe
    }
    if output == .onStandardError { process.standardOutput = FileHandle.standardError }
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try stop?.start(process) ?? ProcessStart.exclusively { try process.run() }
    } catch {
      throw MissingResource(
        message: "\(command.first ?? "") cannot be started: \(error.systemReason)")
    }
    defer { stop?.end(process.processIdentifier) }
    var data = Data()
    if output == .collected {
      var lines = LineSplitter()
      while let piece = pipe.fileHandleForReading.availablePiece() {
        data += piece
        if let line { lines.take(piece).forEach(line) }
      }
      if let last = lines.finish() { line?(last) }
    }
    ended.wait()
    return Ended(
      code: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
      text: String(decoding: data, as: UTF8.self))
  }
}
