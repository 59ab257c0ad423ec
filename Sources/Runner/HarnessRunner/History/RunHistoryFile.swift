import Foundation
import LaunchDomain
import Traces

/// The file that keeps from run to run what failed and how long scenarios took.
struct RunHistoryFile {
  let url: URL
  /// Whether the command line names it, so that it is asked for.
  let isNamed: Bool

  /// Makes the file that a command line names, or that of the folder of the apps.
  init(path: String?, appFolder: String, name: String = "history.json") {
    isNamed = path != nil
    url =
      path.map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: appFolder).appendingPathComponent("understudy-records/\(name)")
  }

  /// Reads what is kept; `nil` if there is nothing yet.
  ///
  /// - Throws: `RunProblem` for a file that holds anything else.
  func read() throws -> RunHistory? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      return try JSONDecoder().decode(RunHistory.self, from: Data(contentsOf: url))
    } catch {
      let reason: String
      switch error {
      case DecodingError.dataCorrupted(let context): reason = context.debugDescription
      case is DecodingError: reason = "it has another form"
      default: reason = error.systemReason
      }
      throw RunProblem(
        message:
          "\(url.path) holds no record of runs: \(reason.withoutFullStop). Delete it, or name another "
          + "with “--history”.")
    }
  }

  /// Makes sure that a file that was asked for can be written: nobody wants to hear after an hour that it
  /// can't.
  ///
  /// - Throws: `MissingResource` if it can't.
  func check() throws {
    guard isNamed else { return }
    do {
      close(try lockFile())
    } catch {
      throw MissingResource(message: "\(url.path) cannot be written: \(error.systemReason)")
    }
  }

  /// Opens the file that the lock is on; the caller closes it.
  private func lockFile() throws -> Int32 {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lock = open(url.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return lock
  }

  /// Changes what is kept, while no other run does.
  ///
  /// What can't be read is replaced: `read()` has said so.
  ///
  /// - Throws: `MissingResource` if the file can't be written.
  func update(_ change: (inout RunHistory) -> Void) throws {
    do {
      let lock = try lockFile()
      // Closing it gives the lock back.
      defer { close(lock) }
      while flock(lock, LOCK_EX) < 0, errno == EINTR {}
      var history = (try? read()) ?? RunHistory()
      change(&history)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try encoder.encode(history).write(to: url, options: .atomic)
    } catch {
      throw MissingResource(message: "\(url.path) cannot be written: \(error.systemReason)")
    }
  }
}

extension String {
  /// The text for the middle of a sentence.
  fileprivate var withoutFullStop: Substring { hasSuffix(".") ? dropLast() : self[...] }
}
