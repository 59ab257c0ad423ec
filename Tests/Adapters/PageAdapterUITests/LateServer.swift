import Dispatch
import Foundation
import Synchronization

/// An HTTP server whose answers are delayed.
final class LateServer: Sendable {
  /// The part of the pages' URLs before their paths, without a trailing slash.
  let address: String
  private let socket: SilentServer
  private let answered = Mutex<[String]>([])

  /// The paths of the pages that have been sent, in that order.
  var answeredPaths: [String] { answered.withLock { $0 } }

  /// Serves pages, each after the same delay.
  ///
  /// - Parameters:
  ///   - delay: The real time, in seconds, between a request and its answer.
  ///   - pages: Returns the source of the page at a path.
  init(delay: Double, pages: @escaping @Sendable (String) -> String) throws {
    socket = try SilentServer()
    address = "http://127.0.0.1:\(socket.url.port ?? 0)"
    let descriptor = socket.descriptor
    let queue = DispatchQueue(label: "LateServer", attributes: .concurrent)
    // `accept` fails when the socket is shut down.
    Thread.detachNewThread {
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        let request = FileHandle(fileDescriptor: connection, closeOnDealloc: true)
        queue.asyncAfter(deadline: .now() + delay) { self.answer(request, pages) }
      }
    }
  }

  /// Refuses connections from now on.
  func close() {
    shutdown(socket.descriptor, Int32(SHUT_RDWR))
    socket.close()
  }

  private func answer(_ connection: FileHandle, _ pages: (String) -> String) {
    let line = String(decoding: connection.availableData, as: UTF8.self).prefix { $0 != "\r\n" }
    let target = line.split(separator: " ").dropFirst().first ?? "/"
    // A launched page has its arguments in the query.
    let path = String(target.prefix { $0 != "?" })
    let page = pages(path)
    let answer = """
      HTTP/1.1 200 OK\r
      Content-Type: text/html\r
      Content-Length: \(page.utf8.count)\r
      Connection: close\r
      \r
      \(page)
      """
    // Recorded before the page is sent, so that a test that has seen the page finds its path.
    answered.withLock { $0.append(path) }
    try? connection.write(contentsOf: Data(answer.utf8))
  }
}
