import AutomationProtocol
import Foundation

/// Reads lines from a pipe, with deadlines, on the calling thread.
struct LineReader: ~Copyable {
  private let pipe: PipeEnd
  private var framer: LineFramer
  private var frames: [LineFramer.Frame] = []
  private var isAtEnd = false
  private let isStopped: @Sendable () -> Bool
  private let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)

  /// - Parameter isStopped: Returns whether the writing process was stopped; called in long waits.
  init(_ pipe: PipeEnd, limit: Int, isStopped: @escaping @Sendable () -> Bool) {
    self.pipe = pipe
    self.isStopped = isStopped
    framer = LineFramer(limit: limit)
  }

  deinit { chunk.deallocate() }

  /// Waits until data can be read, and returns whether it can.
  ///
  /// Checks whether the process was stopped at intervals that double.
  private func isReadable(by deadline: ContinuousClock.Instant) -> Bool {
    var patience = Self.patience
    while true {
      let look = ContinuousClock.now.advanced(by: patience)
      if wait(for: pipe.number, events: POLLIN, by: min(look, deadline)) { return true }
      guard look < deadline, !isStopped() else { return false }
      patience *= 2
    }
  }

  /// The time before the first check whether the process was stopped.
  private static let patience = Duration.seconds(2)

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
      guard isReadable(by: deadline) else {
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
