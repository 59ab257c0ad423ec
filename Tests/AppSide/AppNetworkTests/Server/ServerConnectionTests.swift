import Foundation
import Synchronization
import Testing

@testable import AppNetwork

@Suite final class ServerConnectionTests {
  private let app: Int32
  private var connection: ServerConnection

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    app = ends[0]
    connection = ServerConnection(descriptor: ends[1], transfer: 1)
  }

  deinit {
    close(app)
    close(connection.descriptor)
  }

  private func received() -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = recv(app, &buffer, buffer.count, 0)
      guard count > 0 else { return data }
      data += buffer[..<count]
    }
  }

  @Test func `bytes that the app has room for are sent at once`() {
    connection.send(Data("one".utf8))
    connection.send(Data())
    connection.send(Data("two".utf8))
    #expect(received() == Data("onetwo".utf8))
    #expect(!connection.needsThread)
  }

  @Test
  func `other bytes are sent as soon as there is room, and then the handler is called`() {
    let bytes = Data(repeating: 7, count: 4 << 20)
    connection.send(bytes)
    #expect(connection.needsThread)
    let count = Mutex(0)
    connection.whenSent { count.withLock { $0 += 1 } }
    #expect(connection.takeSentHandler() == nil)
    var data = Data()
    while connection.needsThread {
      data += received()
      _ = connection.serve(hasHungUp: false)
    }
    data += received()
    #expect(data == bytes)
    connection.takeSentHandler()?()
    #expect(connection.takeSentHandler() == nil)
    #expect(count.withLock(\.self) == 1)
  }

  /// The events that the kernel reports at the app's end.
  private var appEvents: Int32 {
    var entry = pollfd(fd: app, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0 ? Int32(entry.revents) : 0
  }

  @Test func `the app sees the end of an answer, and its socket doesn't hang up`() {
    connection.send(Data("one".utf8))
    connection.finish()
    #expect(received() == Data("one".utf8))
    #expect(appEvents == POLLIN)
    #expect(!connection.isClosed)
    #expect(!connection.needsThread)
  }

  @Test func `the app doesn't see the end of an answer before all of it is sent`() {
    connection.send(Data(repeating: 7, count: 4 << 20))
    connection.finish()
    _ = received()
    #expect(appEvents == 0)
    while connection.needsThread {
      _ = connection.serve(hasHungUp: false)
      _ = received()
    }
    #expect(appEvents == POLLIN)
  }

  @Test func `the rest of an abandoned answer isn't sent`() {
    let bytes = Data(repeating: 7, count: 4 << 20)
    connection.send(bytes)
    connection.whenSent { Issue.record("The handler was called.") }
    connection.abandon()
    #expect(!connection.needsThread)
    #expect(connection.takeSentHandler() == nil)
    #expect(received().count < bytes.count)
    #expect(appEvents == POLLIN)
  }

  @Test func `the thread has to close the connection when the app has hung up`() {
    connection.finish()
    _ = connection.serve(hasHungUp: true)
    #expect(connection.isClosed)
    #expect(connection.needsThread)
  }

  @Test func `bytes to an app that has closed its end close the connection`() {
    shutdown(app, Int32(SHUT_RDWR))
    connection.send(Data("late".utf8))
    #expect(connection.isClosed)
    #expect(connection.needsThread)
  }
}
