import Foundation
import NetworkStubs

/// The state of one connection: the request so far, and the bytes still to send.
struct ServerConnection {
  let descriptor: Int32
  let transfer: UInt
  private var reader = HTTPRequestReader()
  private var hasRequest = false
  /// The parts still to send, and the number of bytes of the first part that are already sent.
  private var output: [Data] = []
  private var sentCount = 0
  /// Called once, when all bytes are sent.
  private var sentHandler: (@Sendable () -> Void)?
  /// Whether no more bytes will follow those that are waiting.
  private var isFinished = false
  /// Whether the connection has been shut down for sending.
  private var isShutDown = false
  /// Whether the app has closed its end.
  private(set) var isClosed = false

  init(descriptor: Int32, transfer: UInt) {
    self.descriptor = descriptor
    self.transfer = transfer
  }

  /// Sends bytes after those already waiting; `serve()` sends those that the app doesn't take at once.
  mutating func send(_ bytes: Data) {
    if !bytes.isEmpty { output.append(bytes) }
    flush()
  }

  /// Ends the answer when all bytes are sent.
  ///
  /// The server's end stays open until the app has closed its own. URLSession watches its end with a Dispatch
  /// source, and Dispatch may crash when a source's socket hangs up (swift-corelibs-libdispatch issue 949). A
  /// TCP socket doesn't hang up either when a server closes the other end.
  mutating func finish() {
    isFinished = true
    flush()
  }

  /// Discards the waiting bytes, because the transfer has ended.
  mutating func abandon() {
    output = []
    sentCount = 0
    sentHandler = nil
    finish()
  }

  /// Stores a handler to call when all bytes are sent.
  mutating func whenSent(_ handler: @escaping @Sendable () -> Void) { sentHandler = handler }

  /// Returns the handler, once, if all bytes are sent.
  mutating func takeSentHandler() -> (@Sendable () -> Void)? {
    guard output.isEmpty else { return nil }
    defer { sentHandler = nil }
    return sentHandler
  }

  /// Whether the thread has work that its current wait doesn't cover.
  var needsThread: Bool { !output.isEmpty || isClosed }

  /// The events that the thread waits for.
  var pollEntry: pollfd {
    var events = hasRequest ? 0 : POLLIN
    if !output.isEmpty { events |= Int32(POLLOUT) }
    return pollfd(fd: descriptor, events: Int16(events), revents: 0)
  }

  /// Reads and writes as much as possible.
  ///
  /// - Parameter hasHungUp: Whether the app has closed its end.
  /// - Returns: The request, once, when it is complete.
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
