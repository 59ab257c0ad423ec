import Foundation

/// What a host was started with: where adapters connect to it, and the test process that it ends with.
public struct HostListener: Sendable {
  /// Readable when an adapter wants to connect.
  public let descriptor: Int32
  /// Readable when the test process has ended.
  public let owner: Int32
  /// What the host is to know.
  public let arguments: [String]

  /// Takes over what the process was started with, if it's to be a host.
  ///
  /// - Parameters:
  ///   - kind: What the host keeps, as a word.
  ///   - commandLine: The command line, with the program's name.
  /// - Returns: Nil if the process isn't a host of the kind.
  public init?(kind: String, commandLine: [String]) {
    guard commandLine.count > 1, commandLine[1] == SharedHost.argument(of: kind) else { return nil }
    // An adapter that has just ended must not end the host that writes to it.
    signal(SIGPIPE, SIG_IGN)
    // What the host starts must not keep the address when the host has ended.
    for number in [Self.listenerNumber, Self.ownerNumber] { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    descriptor = Self.listenerNumber
    owner = Self.ownerNumber
    arguments = Array(commandLine[2...])
  }

  /// Takes up an adapter that wants to connect.
  ///
  /// - Returns: The descriptor of the connection; nil if the adapter has gone.
  public func accept() -> Int32? {
    let connection = Foundation.accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    // An adapter that no longer reads must not hold up the others for ever.
    var limit = timeval(tv_sec: Self.writeLimit, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return connection
  }

  static let listenerNumber: Int32 = 5
  static let ownerNumber: Int32 = 6
  /// The time, in seconds, after which an adapter that doesn't read is given up.
  private static let writeLimit = 10
}
