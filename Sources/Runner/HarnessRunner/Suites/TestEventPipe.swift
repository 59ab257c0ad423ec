import Foundation
import LaunchDomain

/// A named pipe that Swift Testing writes its events into, so that they are known while tests run.
final class TestEventPipe {
  private let path: String
  private let reading: FileHandle
  /// Keeps the pipe open, whoever writes into it and ends.
  private let writing: FileHandle

  /// The status of a run of Swift Testing that finds no test (`EX_UNAVAILABLE`).
  static let noTests: Int32 = 69

  /// Makes the pipe.
  ///
  /// - Throws: `MissingResource` if the temporary folder can't be written.
  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-events-\(UUID().uuidString)").path
    guard mkfifo(path, 0o600) == 0 else { throw Self.problem(path) }
    // Without a reader nobody could write, and without a writer nobody could read.
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

  /// The options that make a test bundle write into the pipe.
  var options: [String] {
    [
      "--testing-library", "swift-testing", "--event-stream-output-path", path,
      "--event-stream-version", "6.3",
    ]
  }

  /// Says that nobody writes any more: what was written before is read first.
  var finisher: @Sendable () -> Void {
    let writing = writing
    // The line that a process has left unfinished ends here.
    return { try? writing.write(contentsOf: Data("\n\(Self.end)\n".utf8)) }
  }

  /// Calls `body` with each line until `finisher` has been called.
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
