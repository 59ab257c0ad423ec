import Foundation
import Synchronization

/// The standard error of one app, read continuously so that the app never waits for a reader.
final class ErrorStream: Sendable {
  private let pipe: PipeEnd
  private let log: AppLog
  private let reader: ErrorReader
  private let isOpen = Mutex(true)

  init(_ pipe: PipeEnd, log: AppLog, reader: ErrorReader) {
    pipe.setNonBlocking()
    self.pipe = pipe
    self.log = log
    self.reader = reader
    reader.add(self, descriptor: pipe.number)
  }

  // The descriptor must be removed before it is closed and its number reused for another pipe.
  deinit { reader.remove(descriptor: pipe.number) }

  /// Appends to the log what can be read without blocking.
  func drain() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      var chunk = [UInt8](repeating: 0, count: 16 * 1024)
      while true {
        let count = read(pipe.number, &chunk, chunk.count)
        let reason = errno
        if count > 0 {
          log.append(chunk[..<count])
        } else if count < 0 && reason == EINTR {
          continue
        } else if count < 0 && reason == EAGAIN {
          return
        } else {
          isOpen = false
          reader.remove(descriptor: pipe.number)
          log.finishLine()
          return
        }
      }
    }
  }
}
