import Dispatch
import Foundation
import LaunchDomain
import SystemShims

/// A program that builds, lists or runs tests.
enum SuiteProcess {
  /// What becomes of the program's output.
  enum Output {
    /// It goes where this program's goes.
    case inherited
    /// It goes to this program's standard error.
    case onStandardError
    /// It is returned, and shown by nobody.
    case collected
  }

  struct Ended {
    var code: Int32
    /// Whether `code` is the number of a signal.
    var isSignal: Bool
    var text: String
  }

  /// Runs a program and returns when it has ended.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - folder: The folder that it runs in.
  ///   - variables: Variables besides those of this process.
  ///   - output: What becomes of its output.
  ///   - stop: What may end it early.
  ///   - line: Called with each line of output that is collected, as soon as it is there.
  /// - Throws: `MissingResource` if it can't be started.
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
