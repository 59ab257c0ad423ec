import Dispatch
import Foundation
import LaunchDomain

/// A program that builds, lists or runs tests.
enum SuiteProcess {
  /// What becomes of the program's output.
  enum Output {
    /// It goes where this program's goes.
    case inherited
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
  /// - Throws: `MissingResource` if it can't be started.
  static func run(
    _ command: [String], in folder: URL, output: Output,
    started: (Process) -> Void = { _ in }
  ) throws -> Ended {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    if output == .collected {
      process.standardOutput = pipe
      process.standardError = pipe
    }
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try process.run()
    } catch {
      throw MissingResource(
        message: "\(command.first ?? "") cannot be started: \(error.systemReason)")
    }
    started(process)
    var data = Data()
    if output == .collected { data = try pipe.fileHandleForReading.readToEnd() ?? Data() }
    ended.wait()
    return Ended(
      code: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal,
      text: String(decoding: data, as: UTF8.self))
  }
}
