import AdapterSupport
import Foundation
import SystemShims

/// A part of a desktop: a display or a message bus, which ends with the process that has started it, even
/// if that is killed.
@MainActor
struct DesktopServer {
  let process: ProgramProcess
  /// How it's reached; nil as long as it has not said so.
  private(set) var address: String?
  private var pipe: AddressPipe
  /// What it means if it never says how it's reached, as a sentence.
  private let refusal: String

  /// Starts a private X server; its address is the number of its display.
  ///
  /// It begins anew when its last client has gone, with nothing left of what clients have done.
  ///
  /// - Parameters:
  ///   - path: The path of Xvfb.
  ///   - size: The size of its screen, in pixels.
  /// - Throws: `AdapterError`.
  static func display(_ path: String, size: DesktopSize) throws(AdapterError) -> DesktopServer {
    let screen = "\(size.width)x\(size.height)x24"
    // A name without a file is enough for clients, and a file would be left by a server that is killed.
    let words = [
      path, "-displayfd", "3", "-screen", "0", screen, "-reset", "-nolisten", "tcp", "-nolisten",
      "unix",
    ]
    let pipe = try AddressPipe()
    return try DesktopServer(
      words, saying: pipe, passing: [3: pipe.writer],
      refusal: "Xvfb gives it no display of \(screen)")
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
      refusal: "dbus-daemon gives it no message bus")
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

  /// Readable when `readAddress()` has something to read; nil when the address is known.
  var descriptor: Int32? { address == nil ? pipe.reader : nil }

  /// Reads what the server has said.
  ///
  /// - Throws: `AdapterError.cannotStart` if it will never say how it's reached.
  mutating func readAddress() throws(AdapterError) {
    switch pipe.read() {
    case .line(let line): begin(line)
    case .nothing: break
    case .ended: throw .cannotStart(reason: refusal)
    }
  }

  /// Waits until the server has said how it's reached.
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

  /// Ends servers, all at the same time, because a display takes milliseconds to be gone.
  static func end(_ servers: [DesktopServer]) {
    for server in servers where !server.process.hasEnded {
      kill(server.process.identifier, SIGKILL)
    }
    for server in servers {
      server.process.end(with: SIGKILL, waitingUpTo: endLimit)
      // A host goes on, and what it doesn't collect stays in the list of processes.
      _ = server.process.hasEnded
      server.process.closeDescriptor()
      if let descriptor = server.descriptor { close(descriptor) }
    }
  }

  /// In real seconds.
  private static let endLimit: TimeInterval = 1

  /// The configuration of a bus, in a file without a name.
  ///
  /// It starts no services: a program gets nothing that isn't the launch's own. Without a limit of its own
  /// it would refuse a call while 128 others have no answer.
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
