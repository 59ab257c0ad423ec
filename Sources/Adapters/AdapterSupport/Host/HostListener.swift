import Foundation

/// A host's listening socket, arguments, and the test process with which it ends.
public struct HostListener: Sendable {
  /// Readable when an adapter wants to connect.
  public let descriptor: Int32
  /// Readable when the test process has ended.
  public let owner: Int32
  /// The host's arguments, after the one that names its kind.
  public let arguments: [String]

  /// Takes the descriptors that the process was started with, if it is a host.
  ///
  /// - Parameters:
  ///   - kind: The kind of host, as one word.
  ///   - commandLine: The command line, with the program's name.
  /// - Returns: `nil` if the process isn't a host of this kind.
  public init?(kind: String, commandLine: [String]) {
    guard commandLine.count > 1, commandLine[1] == SharedHost.argument(of: kind) else { return nil }
    // Writing to an adapter that has just ended must not end the host.
    signal(SIGPIPE, SIG_IGN)
    // Processes that the host starts must not keep its address in use after its end.
    for number in [Self.listenerNumber, Self.ownerNumber] { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    descriptor = Self.listenerNumber
    owner = Self.ownerNumber
    arguments = Array(commandLine[2...])
  }

  /// Accepts the connection of an adapter.
  ///
  /// - Returns: The connection's descriptor, or `nil` if the adapter has gone.
  public func accept() -> Int32? {
    let connection = Foundation.accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    // An adapter that no longer reads must not block the others for ever.
    var limit = timeval(tv_sec: Self.writeLimit, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return connection
  }

  static let listenerNumber: Int32 = 5
  static let ownerNumber: Int32 = 6
  /// The time, in seconds, that a write to an adapter that doesn't read may take.
  private static let writeLimit = 10
}
