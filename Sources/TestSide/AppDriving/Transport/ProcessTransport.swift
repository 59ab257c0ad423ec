import AutomationProtocol
import Foundation
import Synchronization
import SystemShims

/// A transport over the standard input and output of another process.
final class ProcessTransport: Transport {
  private let identifier: Int32
  private let input: PipeEnd
  private let output: Mutex<LineReader>

  init(_ process: AppProcess, lineLimit: Int) {
    input = process.input
    let identifier = process.identifier
    self.identifier = identifier
    output = Mutex(
      LineReader(process.output, limit: lineLimit) { ProcessFamily.isStopped(identifier) })
  }

  func send(_ line: Data, by deadline: ContinuousClock.Instant) throws(TransportProblem) {
    var sent = 0
    while sent < line.count {
      let count = line[(line.startIndex + sent)...].withUnsafeBytes {
        write(input.number, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        sent += count
      } else if errno == EAGAIN {
        guard wait(for: input.number, events: POLLOUT, by: deadline) else {
          throw .timedOut(unfinished: Data())
        }
      } else if errno != EINTR {
        throw errno == EPIPE || errno == EBADF
          ? .closed(unfinished: Data()) : .failed(SystemError.current)
      }
    }
  }

  func receive(by deadline: ContinuousClock.Instant) throws(TransportProblem) -> Data {
    try output.withLock { reader throws(TransportProblem) in try reader.next(by: deadline) }
  }

  func close() { input.close() }

  var processorWait: Duration { ProcessorWait.length(of: identifier) }
}

/// Waits until a descriptor can be read or written.
///
/// - Returns: `false` if the time is up.
func wait(for descriptor: Int32, events: Int32, by deadline: ContinuousClock.Instant) -> Bool {
  while true {
    let rest = deadline - ContinuousClock.now
    guard rest > .zero else { return false }
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    // Rounded up, because a wait that ends too early would only be repeated at once.
    let milliseconds = Int32(clamping: Int64((rest.seconds * 1000).rounded(.up)))
    let count = poll(&request, 1, milliseconds)
    if count > 0 { return true }
    if count < 0 && errno != EINTR { return true }
  }
}
