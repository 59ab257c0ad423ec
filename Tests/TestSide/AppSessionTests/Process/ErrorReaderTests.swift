import Foundation
import Testing

@testable import AppSession

@Suite struct ErrorReaderTests {
  private func stream(
    limits: SessionLimits = SessionLimits()
  ) throws -> (writing: PipeEnd, log: AppLog, stream: ErrorStream) {
    let pipe = try PipeEnd.makePipe(for: "test")
    let log = AppLog(limits: limits)
    let reader = try ErrorReader.shared(for: "test")
    return (pipe.writing, log, ErrorStream(pipe.reading, log: log, reader: reader))
  }

  @Test func `what is written is in the log without being asked for`() throws {
    let (writing, log, stream) = try stream()
    // More than a pipe holds: it gets through only when somebody reads all the time.
    let line = Array((String(repeating: "x", count: 99) + "\n").utf8)
    for _ in 0..<2_000 { #expect(write(writing.number, line, line.count) == line.count) }
    stream.drain()
    #expect(log.lines.count + log.droppedCount == 2_000)
  }

  @Test func `a line without an end is whole when the stream ends`() throws {
    let (writing, log, stream) = try stream()
    #expect(write(writing.number, "half", 4) == 4)
    writing.close()
    stream.drain()
    #expect(log.lines == ["half"])
    stream.drain()
    #expect(log.lines == ["half"])
  }

  @Test func `a stream that nobody holds is let go, with its descriptor`() throws {
    let number = try numberOfForgottenStream()
    #expect(fcntl(number, F_GETFD) == -1 && errno == EBADF)
  }

  /// Only a file that takes the number in between would be seen instead, so a high one is asked for.
  private func numberOfForgottenStream() throws -> Int32 {
    let pipe = try PipeEnd.makePipe(for: "test")
    let number = fcntl(pipe.reading.number, F_DUPFD_CLOEXEC, 900)
    _ = ErrorStream(
      PipeEnd(number), log: AppLog(), reader: try ErrorReader.shared(for: "test"))
    return number
  }
}
