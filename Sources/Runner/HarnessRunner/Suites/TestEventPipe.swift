import Foundation
import LaunchDomain

/// A named pipe for the events of Swift Testing, so that they can be read while tests run.
final class TestEventPipe {
  private let path: String
  private let reading: FileHandle
  /// A writing end that keeps the pipe open when a writer ends.
  private let writing: FileHandle

  /// The exit status of Swift Testing when no test matches (`EX_UNAVAILABLE`).
  static let noTests: Int32 = 69

  /// Makes the pipe.
  ///
  /// - Throws: `MissingResource` if the pipe can't be made in the temporary folder.
  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-events-\(UUID().uuidString)").path
    guard mkfifo(path, 0o600) == 0 else { throw Self.problem(path) }
    // Opening a pipe for writing waits for a reader, so open the reading end first, without blocking.
    let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    let writer = open(path, O_WRONLY | O_CLOEXEC)
    guard reader >= 0, writer >= 0 else {
      unlink(path)
      throw Self.problem(path)
    }
    _ = fcntl(reader, F_SETFL, fcntl(reader, F_GETFL) & ~O_NONBLOCK)
    reading = FileHandle(fileDescriptor: reader, closeOnDealloc: true)
    writing = FileHandle(fileDescriptor: writer, closeOnDealloc: true)
  }

  deinit { unlink(path) }

  /// The options with which a test bundle writes into the pipe.
  var options: [String] {
    [
      "--testing-library", "swift-testing", "--event-stream-output-path", path,
      "--event-stream-version", "6.3",
    ]
  }

  /// A function that ends `forEachLine(_:)` after everything written so far has been read.
  var finisher: @Sendable () -> Void {
    let writing = writing
    // The first newline ends a line that a process has left unfinished.
    return { try? writing.write(contentsOf: Data("\n\(Self.end)\n".utf8)) }
  }

  /// Calls a body with each line until `finisher` is called.
  func forEachLine(_ body: (String) -> Void) {
    var lines = LineSplitter()
    while let data = reading.availablePiece() {
      for line in lines.take(data) {
        if line == Self.end { return }
        if !line.isEmpty { body(line) }
      }
    }
  }

  private static let end = "understudy: end of events"

  private static func problem(_ path: String) -> MissingResource {
    let reason = String(cString: strerror(errno))
    return MissingResource(message: "\(path) cannot be made: \(reason)")
  }
}
