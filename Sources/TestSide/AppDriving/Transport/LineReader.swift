import AutomationProtocol
import Foundation

/// Reads lines from a pipe, with deadlines, on the calling thread.
struct LineReader: ~Copyable {
  private let pipe: PipeEnd
  private var framer: LineFramer
  private var frames: [LineFramer.Frame] = []
  private var isAtEnd = false
  private let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)

  init(_ pipe: PipeEnd, limit: Int) {
    self.pipe = pipe
    framer = LineFramer(limit: limit)
  }

  deinit { chunk.deallocate() }

  mutating func next(by deadline: ContinuousClock.Instant) throws(TransportProblem) -> Data {
    while true {
      if !frames.isEmpty {
        switch frames.removeFirst() {
        case .line(let line): return line
        case .tooLong(let byteCount):
          throw .tooLong(byteCount: byteCount, limit: framer.limit)
        }
      }
      // A line that is too long is read to its end to report its length, but only up to four times
      // the limit.
      if let byteCount = framer.unfinishedTooLong, byteCount / 4 > framer.limit {
        throw .tooLong(byteCount: byteCount, limit: framer.limit)
      }
      guard !isAtEnd else { throw .closed(unfinished: framer.unfinished) }
      guard wait(for: pipe.number, events: POLLIN, by: deadline) else {
        throw .timedOut(unfinished: framer.unfinished)
      }
      let count = read(pipe.number, chunk.baseAddress, chunk.count)
      if count > 0 {
        frames = framer.append(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
      } else if count == 0 {
        isAtEnd = true
      } else if errno != EINTR && errno != EAGAIN {
        throw .failed(SystemError.current)
      }
    }
  }
}
