import AdapterSupport
import AppRuntime
import Foundation

/// A connection to an X server, in its native protocol (X Window System Protocol, X11).
///
/// Xlib would end the process when the server goes away, and at each unhandled error.
@MainActor
final class X11Connection {
  let descriptor: Int32
  let root: UInt32
  let width: Int
  let height: Int
  let keycodes: ClosedRange<UInt8>
  /// The received events that haven't been taken.
  private(set) var events: [X11Packet] = []
  /// Whether the connection is closed.
  private(set) var isClosed = false
  private var nextIdentifier: UInt32
  private var unsent: [UInt8] = []
  private var sequence: UInt16 = 0
  private var buffer: [UInt8] = []

  /// Connects to a display.
  ///
  /// - Parameter isPrivate: Whether the display's server resets itself after a launch, when it disconnects a
  ///   client that has just connected.
  /// - Throws: `AdapterError.cannotStart`.
  init(display number: Int, isPrivate: Bool) throws(AdapterError) {
    var greeting: (descriptor: Int32, answer: [UInt8])?
    for _ in 0..<(isPrivate ? Self.attemptLimit : 1) where greeting == nil {
      guard let descriptor = AbstractSocket.connect(to: "/tmp/.X11-unix/X\(number)") else { break }
      // A private display that doesn't answer can be replaced.
      if isPrivate { Self.limitReading(of: descriptor, to: Self.setUpLimit) }
      if let answer = Self.setUp(descriptor, display: number) {
        greeting = (descriptor, answer)
      } else {
        Foundation.close(descriptor)
      }
    }
    guard let greeting else {
      throw .cannotStart(reason: "the display :\(number) can't be reached")
    }
    if isPrivate { Self.limitReading(of: greeting.descriptor, to: 0) }
    descriptor = greeting.descriptor
    let answer = X11Packet(bytes: greeting.answer)
    keycodes = answer.bytes[34]...max(answer.bytes[34], answer.bytes[35])
    // The fixed part is followed by the vendor's name and the picture formats, then the screen.
    let vendor = (Int(answer.uint16(at: 24)) + 3) / 4 * 4
    let screen = 40 + vendor + Int(answer.bytes[29]) * 8
    root = answer.uint32(at: screen)
    nextIdentifier = answer.uint32(at: 12)
    width = Int(answer.uint16(at: screen + 20))
    height = Int(answer.uint16(at: screen + 22))
  }

  /// Sets up the connection; returns `nil` if the server has closed it.
  private static func setUp(_ descriptor: Int32, display number: Int) -> [UInt8]? {
    let request = XAuthority.setUp(with: XAuthority.cookie(ofDisplay: number))
    guard write(request, to: descriptor), let head = read(8, from: descriptor), head[0] == 1,
      let rest = read(Int(X11Packet(bytes: head).uint16(at: 6)) * 4, from: descriptor)
    else { return nil }
    return head + rest
  }

  private static func limitReading(of descriptor: Int32, to seconds: Int) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  /// The maximum number of attempts: a server disconnects its clients once when it resets itself.
  private static let attemptLimit = 4
  /// The longest time for the setup, in real seconds.
  private static let setUpLimit = 10

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        // Sending to a closed connection must not end this process with a signal.
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private static func read(_ count: Int, from descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let part = bytes.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress?.advanced(by: filled), count - filled)
      }
      if part > 0 {
        filled += part
      } else if part == 0 || errno != EINTR {
        return nil
      }
    }
    return bytes
  }

  // MARK: Requests

  /// Returns an identifier for an object that the server is asked to create.
  func newIdentifier() -> UInt32 {
    nextIdentifier += 1
    return nextIdentifier
  }

  /// Queues a request, which is sent with the next request that is answered, or by `flush()`.
  ///
  /// - Returns: The request's sequence number.
  @discardableResult
  func send(_ request: X11Request) -> UInt16 {
    unsent += request.complete
    sequence &+= 1
    return sequence
  }

  /// Sends the queued requests.
  func flush() {
    guard !unsent.isEmpty, !isClosed else { return }
    if !Self.write(unsent, to: descriptor) { isClosed = true }
    unsent = []
  }

  /// Sends a request, and waits for the answer.
  ///
  /// - Returns: `nil` if the server refuses the request, is gone, or doesn't answer in time.
  func ask(_ request: X11Request, limit: TimeInterval = 5) -> X11Packet? {
    let number = send(request)
    flush()
    let end = RealTime.now.advanced(by: .seconds(limit))
    while !isClosed {
      while let packet = nextPacket() {
        if packet.kind == .answer || packet.kind == .error, packet.sequence == number {
          return packet.kind == .answer ? packet : nil
        }
        keep(packet)
      }
      let rest = RealTime.now.duration(to: end) / .milliseconds(1)
      guard rest > 0 else { return nil }
      fill(waitingUpTo: Int32(rest) + 1)
    }
    return nil
  }

  /// Waits until the server has processed all requests.
  func synchronize() { _ = ask(X11Request(Self.getInputFocus)) }

  private static let getInputFocus: UInt8 = 43

  // MARK: Names

  /// Returns the server's number for a name, or `nil` if the server doesn't answer.
  func atom(named name: String) -> UInt32? { atom(named: name, isOld: false) }

  /// Leaves a mark that stays until the server resets itself.
  ///
  /// - Returns: Whether the mark is new.
  func mark() -> Bool {
    let old = atom(named: Self.markName, isOld: true)
    return old == 0 && atom(named: Self.markName) != nil
  }

  private static let markName = "_UNDERSTUDY_DESKTOP"

  /// - Parameter isOld: Whether to return 0 for a name that has no number yet.
  private func atom(named name: String, isOld: Bool) -> UInt32? {
    var request = X11Request(Self.internAtom, isOld ? 1 : 0)
    request.add(name.utf8.count, 0)
    request.add(bytes: Array(name.utf8))
    return ask(request)?.uint32(at: 8)
  }

  private static let internAtom: UInt8 = 16

  /// Returns the events received since the last call.
  func takeEvents() -> [X11Packet] {
    fill(waitingUpTo: 0)
    while let packet = nextPacket() { keep(packet) }
    defer { events = [] }
    return events
  }

  private func keep(_ packet: X11Packet) {
    if case .event = packet.kind { events.append(packet) }
  }

  private func fill(waitingUpTo milliseconds: Int32) {
    guard !isClosed else { return }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard RealTime.inside({ poll(&entry, 1, milliseconds) }) > 0 else { return }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(descriptor, &chunk, chunk.count)
    if count > 0 {
      buffer += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      isClosed = true
    }
  }

  private func nextPacket() -> X11Packet? {
    guard buffer.count >= 32 else { return nil }
    let head = X11Packet(bytes: Array(buffer[..<32]))
    let length = head.kind == .answer ? 32 + Int(head.uint32(at: 4)) * 4 : 32
    guard buffer.count >= length else { return nil }
    defer { buffer.removeFirst(length) }
    return length == 32 ? head : X11Packet(bytes: Array(buffer[..<length]))
  }

  func close() {
    isClosed = true
    Foundation.close(descriptor)
  }
}
