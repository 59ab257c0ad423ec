import Foundation
import Synchronization

/// A real server on this machine that gives every request the same answer.
final class LocalServer: Sendable {
  let port: UInt16
  private let descriptor: Int32
  private let requests = Counter()

  /// The number of requests so far.
  var requestCount: Int { requests.count }

  private final class Counter: Sendable {
    private let value = Mutex(0)
    var count: Int { value.withLock { $0 } }
    func increment() { value.withLock { $0 += 1 } }
  }

  struct Problem: Error { var errorNumber: Int32 }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - text: The body of the answers.
  ///   - fields: Further header lines of the answers.
  init(answering text: String, status: Int = 200, _ fields: String...) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isReady = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && listen(listener, 8) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    guard isReady else { throw Problem(errorNumber: errno) }
    port = UInt16(bigEndian: address.sin_port)
    descriptor = listener
    let lines =
      ["HTTP/1.1 \(status) Status", "Content-Type: application/json"] + fields
      + ["Content-Length: \(text.utf8.count)", "Connection: close", "", text]
    let answer = Array(lines.joined(separator: "\r\n").utf8)
    Thread { [requests] in Self.serve(listener, answer, requests) }.start()
  }

  // Ends `accept` and thus the thread, which closes the socket.
  deinit { shutdown(descriptor, Int32(SHUT_RDWR)) }

  private static func serve(_ listener: Int32, _ answer: [UInt8], _ requests: Counter) {
    while true {
      let client = accept(listener, nil, nil)
      guard client >= 0 else { break }
      var buffer = [UInt8](repeating: 0, count: 64 * 1024)
      if recv(client, &buffer, buffer.count, 0) > 0 {
        requests.increment()
        _ = send(client, answer, answer.count, Int32(MSG_NOSIGNAL))
      }
      close(client)
    }
    close(listener)
  }
}
