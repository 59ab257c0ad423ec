import Foundation
import Synchronization

/// The thread that reads the standard error of every app.
///
/// Dispatch could watch the descriptors, but its bookkeeping is not thread-safe when sources are
/// created and released on several threads (swiftlang/swift-corelibs-libdispatch#949).
final class ErrorReader: Sendable {
  private struct Entry { weak var stream: ErrorStream? }

  private let entries = Mutex<[Int32: Entry]>([:])
  /// The input of the pipe that wakes the thread, so that it reads the entries again.
  private let wakeInput: PipeEnd
  private let wakeOutput: PipeEnd

  private static let instance = Mutex<ErrorReader?>(nil)

  /// Returns the reader of this process, started at the first call.
  ///
  /// - Parameter app: The app that is being started.
  /// - Throws: `AppSessionError.cannotStart` if its pipe can't be created.
  static func shared(for app: String) throws(AppSessionError) -> ErrorReader {
    try instance.withLock { reader throws(AppSessionError) in
      if let reader { return reader }
      let (reading, writing) = try PipeEnd.makePipe(for: app)
      let new = ErrorReader(wakeInput: writing, wakeOutput: reading)
      reader = new
      return new
    }
  }

  private init(wakeInput: PipeEnd, wakeOutput: PipeEnd) {
    self.wakeInput = wakeInput
    self.wakeOutput = wakeOutput
    wakeInput.setNonBlocking()
    wakeOutput.setNonBlocking()
    let thread = Thread { self.run() }
    thread.name = "understudy.errors"
    thread.start()
  }

  /// Drains a stream whenever its descriptor becomes readable or the other end is closed.
  func add(_ stream: ErrorStream, descriptor: Int32) {
    entries.withLock { $0[descriptor] = Entry(stream: stream) }
    wake()
  }

  /// Removes a descriptor, which may be closed afterwards.
  func remove(descriptor: Int32) {
    // The thread may still be waiting for this descriptor. If another pipe gets the same number,
    // the only consequence is one superfluous read, because draining never blocks.
    guard entries.withLock({ $0.removeValue(forKey: descriptor) }) != nil else { return }
    wake()
  }

  private func wake() {
    var byte: UInt8 = 0
    // A full pipe wakes the thread as well.
    _ = write(wakeInput.number, &byte, 1)
  }

  private func run() {
    // The thread blocks all signals, because the test's handlers belong on the test's own threads.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, nil)
    while true {
      let descriptors = [wakeOutput.number] + entries.withLock { Array($0.keys) }
      var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&requests, nfds_t(requests.count), -1) > 0 else { continue }
      if requests[0].revents != 0 { forgetWakes() }
      for request in requests.dropFirst() where request.revents != 0 {
        entries.withLock { $0[request.fd]?.stream }?.drain()
      }
    }
  }

  private func forgetWakes() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(wakeOutput.number, &bytes, bytes.count) > 0 {}
  }
}
