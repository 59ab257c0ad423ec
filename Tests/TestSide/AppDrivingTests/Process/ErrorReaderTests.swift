import Foundation
import Testing

@testable import AppDriving

@Suite struct ErrorReaderTests {
  private func stream(
    limits: SessionLimits = SessionLimits()
  ) throws -> (writing: PipeEnd, log: AppLog, stream: ErrorStream) {
    let pipe = try PipeEnd.makePipe(for: "test")
    let log = AppLog(limits: limits)
    let reader = try ErrorReader.shared(for: "test")
    let stream = ErrorStream(
      pipe.reading, log: log, reader: reader, outputLimit: limits.outputByteCount
    ) {}
    return (pipe.writing, log, stream)
  }

  @Test func `output is added to the log continuously`() throws {
    let (writing, log, stream) = try stream()
    // This is more than a pipe holds, so it gets through only if the reader reads continuously.
    let line = Array((String(repeating: "x", count: 99) + "\n").utf8)
    for _ in 0..<2_000 { #expect(write(writing.number, line, line.count) == line.count) }
    stream.drain()
    #expect(log.lines.count + log.droppedCount == 2_000)
  }

  @Test func `an unfinished line is kept when the stream ends`() throws {
    let (writing, log, stream) = try stream()
    #expect(write(writing.number, "half", 4) == 4)
    writing.close()
    stream.drain()
    #expect(log.lines == ["half"])
    stream.drain()
    #expect(log.lines == ["half"])
  }

  @Test func `an unused stream is released, and its descriptor closed`() throws {
    let number = try numberOfForgottenStream()
    #expect(fcntl(number, F_GETFD) == -1 && errno == EBADF)
  }

  /// Returns the former descriptor of a stream that was released.
  ///
  /// The number is high, because a file that another test opens in the meantime could reuse a low
  /// one.
  private func numberOfForgottenStream() throws -> Int32 {
    let pipe = try PipeEnd.makePipe(for: "test")
    let number = fcntl(pipe.reading.number, F_DUPFD_CLOEXEC, 900)
    _ = ErrorStream(
      PipeEnd(number), log: AppLog(), reader: try ErrorReader.shared(for: "test"), outputLimit: 0
    ) {}
    return number
  }
}
