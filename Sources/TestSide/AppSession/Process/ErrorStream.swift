import Dispatch
import Foundation
import Synchronization

/// Reads an app's standard error all the time, so that the app never waits for a reader.
final class ErrorStream: Sendable {
  private let pipe: PipeEnd
  private let log: AppLog
  // Dispatch sources may be used from any thread; only their declaration does not say so.
  nonisolated(unsafe) private let source: any DispatchSourceRead
  private let reading = Mutex(true)

  init(_ pipe: PipeEnd, log: AppLog) {
    pipe.setNonBlocking()
    self.pipe = pipe
    self.log = log
    source = DispatchSource.makeReadSource(fileDescriptor: pipe.number, queue: Self.queue)
    source.setEventHandler { [weak self] in self?.drain() }
    // The descriptor may be closed, and its number used again, only when Dispatch has let it go.
    source.setCancelHandler { pipe.close() }
    source.activate()
  }

  deinit { source.cancel() }

  /// Takes what there is to read, without waiting.
  func drain() {
    reading.withLock { isOpen in
      guard isOpen else { return }
      var chunk = [UInt8](repeating: 0, count: 16 * 1024)
      while true {
        let count = read(pipe.number, &chunk, chunk.count)
        if count > 0 {
          log.append(chunk[..<count])
        } else if count < 0 && errno == EINTR {
          continue
        } else {
          if count == 0 {
            isOpen = false
            source.cancel()
            log.finishLine()
          }
          return
        }
      }
    }
  }

  private static let queue = DispatchQueue(label: "understudy.app-log", attributes: .concurrent)
}
