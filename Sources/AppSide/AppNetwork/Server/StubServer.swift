import AppRuntime
import Foundation
import NetworkStubs
import Synchronization
import TransferRouting

/// The server's end of the transfers' connections: one thread that sleeps until there is something to
/// accept, read or write.
final class StubServer: Sendable {
  static let shared = StubServer()

  private struct State {
    /// The sockets that listen for a transfer's connection; transfer 0 marks one to close.
    var listeners: [Int32: UInt] = [:]
    var connections: [Int32: ServerConnection] = [:]
    /// The pipe that wakes the thread: its reading and its writing end, or -1 before the thread runs.
    var wakeUp: (reading: Int32, writing: Int32) = (-1, -1)
  }

  private struct Request {
    var content: NetworkRequest
    var transfer: UInt
  }

  private let state = Mutex(State())

  /// Adds the socket to which a transfer is about to connect.
  func add(listener: Int32, transfer: UInt) {
    let isFirst = state.withLock { state in
      state.listeners[listener] = transfer
      guard state.wakeUp.reading < 0 else { return false }
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return false }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      state.wakeUp = (ends[0], ends[1])
      return true
    }
    if isFirst {
      let thread = Thread { [self] in run() }
      thread.stackSize = 1 << 20
      thread.start()
    }
    wake()
  }

  /// Sends bytes after those already waiting.
  ///
  /// Before this returns, it sends as much as the app has room for.
  func send(_ bytes: Data, to transfer: UInt) {
    change(transfer) { $0.send(bytes) }
  }

  /// Calls a handler when all bytes of a transfer are sent; never if its connection ends before.
  func whenSent(to transfer: UInt, _ handler: @escaping @Sendable () -> Void) {
    change(transfer) { $0.whenSent(handler) }
  }

  /// Ends the answer when all bytes are sent.
  func finish(transfer: UInt) {
    change(transfer) { $0.finish() }
  }

  /// Discards everything that belongs to a transfer that has ended.
  func forget(transfer: UInt) {
    change(transfer) { $0.abandon() }
    let hasListeners = state.withLock { state in
      let listeners = state.listeners.filter { $0.value == transfer }.keys
      for listener in listeners { state.listeners[listener] = 0 }
      return !listeners.isEmpty
    }
    // The thread closes the sockets, because it may be waiting for them.
    if hasListeners { wake() }
  }

  private func change(_ transfer: UInt, _ change: (inout ServerConnection) -> Void) {
    let (handlers, needsThread) = state.withLock { state in
      var handlers: [@Sendable () -> Void] = []
      var needsThread = false
      for descriptor in state.connections.keys
      where state.connections[descriptor]?.transfer == transfer {
        guard var connection = state.connections.removeValue(forKey: descriptor) else { continue }
        change(&connection)
        if let handler = connection.takeSentHandler() { handlers.append(handler) }
        needsThread = needsThread || connection.needsThread
        state.connections[descriptor] = connection
      }
      return (handlers, needsThread)
    }
    if needsThread { wake() }
    for handler in handlers { handler() }
  }

  private func wake() {
    let descriptor = state.withLock(\.wakeUp.writing)
    // A full pipe wakes the thread as well.
    var byte: UInt8 = 1
    _ = write(descriptor, &byte, 1)
  }

  private func run() {
    while true {
      var entries = state.withLock { state in
        closeForgotten(&state)
        return [pollfd(fd: state.wakeUp.reading, events: Int16(POLLIN), revents: 0)]
          + state.listeners.keys.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
          + state.connections.values.map(\.pollEntry)
      }
      guard poll(&entries, nfds_t(entries.count), -1) > 0 else { continue }
      if entries[0].revents != 0 {
        var bytes = [UInt8](repeating: 0, count: 256)
        while read(entries[0].fd, &bytes, bytes.count) == bytes.count {}
      }
      for entry in entries.dropFirst() where entry.revents != 0 {
        accept(entry.fd)
        serve(entry.fd, hasHungUp: Int32(entry.revents) & (POLLHUP | POLLERR) != 0)
      }
    }
  }

  private func closeForgotten(_ state: inout State) {
    for (listener, transfer) in state.listeners where transfer == 0 {
      state.listeners[listener] = nil
      Foundation.close(listener)
    }
    for (descriptor, connection) in state.connections where connection.isClosed {
      state.connections[descriptor] = nil
      Foundation.close(descriptor)
    }
  }

  /// Replaces a listening socket with the connection to it.
  private func accept(_ listener: Int32) {
    state.withLock { state in
      guard let transfer = state.listeners[listener], transfer != 0 else { return }
      let descriptor = transfer_routing_accept(listener)
      guard descriptor >= 0 else { return }
      state.listeners[listener] = 0
      state.connections[descriptor] = ServerConnection(
        descriptor: descriptor, transfer: transfer)
    }
  }

  /// Reads and writes as much as possible, and hands over a complete request.
  private func serve(_ descriptor: Int32, hasHungUp: Bool) {
    let (request, handler) = state.withLock { state -> (Request?, (@Sendable () -> Void)?) in
      guard var connection = state.connections.removeValue(forKey: descriptor) else {
        return (nil, nil)
      }
      let request = connection.serve(hasHungUp: hasHungUp)
      let handler = connection.takeSentHandler()
      state.connections[descriptor] = connection
      return (request.map { Request(content: $0, transfer: connection.transfer) }, handler)
    }
    if let request { NetworkCenter.shared.receive(request.content, of: request.transfer) }
    handler?()
  }
}
