import Foundation
import NetworkStubs

/// The state of one connection: what has arrived, and what is still to be sent.
struct ServerConnection {
  let descriptor: Int32
  let transfer: UInt
  private var reader = HTTPRequestReader()
  private var hasRequest = false
  /// The parts that are still to be sent, and how many bytes of the first have been.
  private var output: [Data] = []
  private var sentCount = 0
  /// Called once when all is sent.
  private var sentHandler: (@Sendable () -> Void)?
  /// Whether nothing is to be sent after what is waiting.
  private var isFinished = false
  /// Whether the app has heard that nothing more is sent.
  private var isShutDown = false
  /// Whether the app has closed its end.
  private(set) var isClosed = false

  init(descriptor: Int32, transfer: UInt) {
    self.descriptor = descriptor
    self.transfer = transfer
  }

  /// Sends bytes after those that are waiting; what the app doesn't take at once is left to `serve()`.
  mutating func send(_ bytes: Data) {
    if !bytes.isEmpty { output.append(bytes) }
    flush()
  }

  /// Ends the answer when all is sent.
  ///
  /// Our end stays open until the app has closed its own. URLSession watches that with a source of Dispatch, which may
  /// crash when a source's socket hangs up (swift-corelibs-libdispatch issue 949). A socket of TCP whose other end was
  /// closed by a server doesn't hang up either.
  mutating func finish() {
    isFinished = true
    flush()
  }

  /// Drops what is waiting, because the transfer has ended.
  mutating func abandon() {
    output = []
    sentCount = 0
    sentHandler = nil
    finish()
  }

  /// Keeps a handler until all is sent.
  mutating func whenSent(_ handler: @escaping @Sendable () -> Void) { sentHandler = handler }

  /// Returns the handler that is to be called now, if all is sent; once.
  mutating func takeSentHandler() -> (@Sendable () -> Void)? {
    guard output.isEmpty else { return nil }
    defer { sentHandler = nil }
    return sentHandler
  }

  /// Whether the thread has work for which the kernel doesn't wake it yet.
  var needsThread: Bool { !output.isEmpty || isClosed }

  /// What the thread waits for.
  var pollEntry: pollfd {
    var events = hasRequest ? 0 : POLLIN
    if !output.isEmpty { events |= Int32(POLLOUT) }
    return pollfd(fd: descriptor, events: Int16(events), revents: 0)
  }

  /// Reads and writes what is possible.
  ///
  /// - Parameter hasHungUp: Whether the app has closed its end.
  /// - Returns: The request, once, when it is whole.
  mutating func serve(hasHungUp: Bool) -> NetworkRequest? {
    let request = hasRequest ? nil : receive()
    flush()
    if hasHungUp { isClosed = true }
    return request
  }

  private mutating func receive() -> NetworkRequest? {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 {
        switch reader.append(buffer[..<count]) {
        case .incomplete: continue
        case .wantsContinue: send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
        case .request(let request):
          hasRequest = true
          return request
        case .malformed:
          hasRequest = true
          finish()
          return nil
        }
      } else if count == 0 {
        isClosed = true
        return nil
      } else if errno != EINTR {
        isClosed = isClosed || errno != EAGAIN
        return nil
      }
    }
  }

  private mutating func flush() {
    var sent = 0
    defer {
      output.removeFirst(sent)
      if output.isEmpty, isFinished, !isShutDown {
        isShutDown = true
        shutdown(descriptor, Int32(SHUT_WR))
      }
    }
    while sent < output.count {
      let count = output[sent].withUnsafeBytes { bytes in
        Foundation.send(
          descriptor, bytes.baseAddress.map { $0 + sentCount }, bytes.count - sentCount,
          Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sentCount += count
        if sentCount == output[sent].count { (sent, sentCount) = (sent + 1, 0) }
      } else if errno != EINTR {
        // The app has given up, or will take more later.
        if errno != EAGAIN { isClosed = true }
        return
      }
    }
  }
}
