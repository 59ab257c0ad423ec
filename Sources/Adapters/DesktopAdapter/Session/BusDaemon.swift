import AdapterSupport
import AppRuntime
import Foundation

/// A message bus of a launch's own.
@MainActor
struct BusDaemon {
  let process: ProgramProcess
  private let addressPipe: Int32

  /// Starts a bus.
  ///
  /// - Parameter path: The path of dbus-daemon.
  /// - Throws: `AdapterError`.
  init(_ path: String) throws(AdapterError) {
    let address = try Pipe()
    defer { close(address.write) }
    let configuration = try Self.configurationFile()
    defer { close(configuration) }
    process = try ProgramProcess(
      ofDesktop: [path, "--config-file=/proc/self/fd/3", "--nofork", "--print-address=4"],
      passing: [3: configuration, 4: address.write])
    addressPipe = address.read
  }

  /// Waits for the bus's address.
  ///
  /// - Throws: `AdapterError.cannotStart`.
  func awaitAddress() throws(AdapterError) -> String {
    defer { close(addressPipe) }
    guard let address = Pipe.readLine(addressPipe), !address.isEmpty else {
      throw .cannotStart(reason: "dbus-daemon gives it no message bus")
    }
    return address
  }

  /// The configuration of the bus, in a file without a name.
  ///
  /// It starts no services: a program gets nothing that isn't the launch's own. Without a limit of its own
  /// it would refuse a call while 128 others have no answer.
  private static func configurationFile() throws(AdapterError) -> Int32 {
    let text = """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-BUS Bus Configuration 1.0//EN"
        "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>session</type>
        <listen>unix:abstract=understudy-desktop-\(getpid())-\(UUID().uuidString)</listen>
        <auth>EXTERNAL</auth>
        <policy context="default">
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
        <limit name="max_replies_per_connection">50000</limit>
      </busconfig>
      """
    guard let descriptor = MemoryFile.make(named: "bus", Array(text.utf8)) else {
      throw .cannotStart(reason: String(cString: strerror(errno)))
    }
    return descriptor
  }
}

/// A pipe on which a process says how it's reached.
struct Pipe {
  let read: Int32
  let write: Int32

  init() throws(AdapterError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .cannotStart(reason: String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (read, write) = (ends[0], ends[1])
  }

  /// Reads a line; nil when the other end is closed or nothing comes.
  @MainActor
  static func readLine(_ descriptor: Int32) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard RealTime.inside({ poll(&entry, 1, startLimit) }) > 0,
        Foundation.read(descriptor, &byte, 1) == 1
      else { return nil }
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
  }

  /// How long the process may take to start, in real milliseconds.
  private static let startLimit: Int32 = 20_000
}

extension ProgramProcess {
  /// Starts a part of the desktop, which ends with the adapter, even if that is killed.
  convenience init(
    ofDesktop words: [String], passing: [Int32: Int32]
  ) throws(AdapterError) {
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(null) }
    let words = EndingWithParent.command(words)
    try self.init(
      words[0], Array(words.dropFirst()), environment: ProcessInfo.processInfo.environment,
      streams: .log(null), passing: passing)
  }
}
