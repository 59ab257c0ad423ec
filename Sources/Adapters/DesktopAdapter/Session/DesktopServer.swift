import AdapterSupport
import Foundation
import SystemShims

/// A part of a desktop, a display or a message bus, which ends with the process that has started it, even
/// if that is killed.
@MainActor
struct DesktopServer {
  let process: ProgramProcess
  /// The server's address, or `nil` until the server has reported it.
  private(set) var address: String?
  private var pipe: AddressPipe
  /// The failure if the server ends without reporting an address, as a sentence.
  private let refusal: String

  /// Starts a private X server, whose address is the number of its display.
  ///
  /// When its last client has gone, the server resets itself and discards everything that clients have done.
  ///
  /// - Parameters:
  ///   - path: The path of Xvfb.
  ///   - size: The size of its screen, in pixels.
  /// - Throws: `AdapterError`.
  static func display(_ path: String, size: DesktopSize) throws(AdapterError) -> DesktopServer {
    let screen = "\(size.width)x\(size.height)x24"
    // Clients only need the abstract socket; a socket file would remain after a server that is killed.
    let words = [
      path, "-displayfd", "3", "-screen", "0", screen, "-reset", "-nolisten", "tcp", "-nolisten",
      "unix",
    ]
    let pipe = try AddressPipe()
    return try DesktopServer(
      words, saying: pipe, passing: [3: pipe.writer],
      refusal: "Xvfb didn't provide a display of \(screen)")
  }

  /// Starts a message bus.
  ///
  /// - Parameter path: The path of dbus-daemon.
  /// - Throws: `AdapterError`.
  static func bus(_ path: String) throws(AdapterError) -> DesktopServer {
    let configuration = try busConfiguration()
    defer { close(configuration) }
    let pipe = try AddressPipe()
    return try DesktopServer(
      [path, "--config-file=/proc/self/fd/3", "--nofork", "--print-address=4"], saying: pipe,
      passing: [3: configuration, 4: pipe.writer],
      refusal: "dbus-daemon didn't provide a message bus")
  }

  private init(
    _ words: [String], saying pipe: AddressPipe, passing: [Int32: Int32], refusal: String
  ) throws(AdapterError) {
    defer { close(pipe.writer) }
    self.pipe = pipe
    self.refusal = refusal
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(null) }
    let words = EndingWithParent.command(words)
    process = try ProgramProcess(
      words[0], Array(words.dropFirst()), environment: ProcessInfo.processInfo.environment,
      streams: .log(null), passing: passing)
  }

  /// A descriptor that is readable when `readAddress()` can continue, or `nil` once the address is known.
  var descriptor: Int32? { address == nil ? pipe.reader : nil }

  /// Reads a part of the address.
  ///
  /// - Throws: `AdapterError.cannotStart` if the server has closed the pipe without an address.
  mutating func readAddress() throws(AdapterError) {
    switch pipe.read() {
    case .line(let line): begin(line)
    case .nothing: break
    case .ended: throw .cannotStart(reason: refusal)
    }
  }

  /// Waits until the server has reported its address.
  ///
  /// - Throws: `AdapterError.cannotStart`.
  mutating func awaitAddress() throws(AdapterError) -> String {
    guard let line = pipe.readLine() else { throw .cannotStart(reason: refusal) }
    begin(line)
    return line
  }

  private mutating func begin(_ line: String) {
    address = line
    close(pipe.reader)
  }

  /// Ends servers at the same time, because a display takes milliseconds to end.
  static func end(_ servers: [DesktopServer]) {
    for server in servers where !server.process.hasEnded {
      kill(server.process.identifier, SIGKILL)
    }
    for server in servers {
      server.process.end(with: SIGKILL, waitingUpTo: endLimit)
      // A host keeps running, and an unreaped process would stay in the list of processes.
      _ = server.process.hasEnded
      server.process.closeDescriptor()
      if let descriptor = server.descriptor { close(descriptor) }
    }
  }

  /// The longest time for a killed server to end, in real seconds.
  private static let endLimit: TimeInterval = 1

  /// Returns the configuration of a bus, in an unnamed file.
  ///
  /// The bus starts no services, so a program reaches only processes of its launch. The default limit would
  /// make it refuse a call while 128 others have no answer.
  private static func busConfiguration() throws(AdapterError) -> Int32 {
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
