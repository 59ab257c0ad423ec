import AdapterSupport
import Foundation

/// A pseudo-terminal with both of its ends.
@MainActor
final class PseudoTerminal {
  /// The adapter's end, from which output is read and to which input is written.
  let outside: Int32
  /// The program's end, kept open to query the amount of unread input.
  let inside: Int32
  /// The path of the program's end.
  let path: String

  // Linux's TIOCSPTLCK and TIOCGPTN, which Swift doesn't import.
  private static let unlock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  init() throws(AdapterError) {
    outside = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var number: CInt = -1
    var lock: CInt = 0
    guard outside >= 0, ioctl(outside, Self.unlock, &lock) == 0,
      ioctl(outside, Self.getNumber, &number) == 0
    else { throw .cannotStart(reason: "no pseudo-terminal is available: \(Self.reason)") }
    path = "/dev/pts/\(number)"
    inside = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard inside >= 0 else { throw .cannotStart(reason: "\(path): \(Self.reason)") }
  }

  private static var reason: String { String(cString: strerror(errno)) }

  /// Sets the size, of which the system notifies the program.
  func setSize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(outside, UInt(TIOCSWINSZ), &size)
  }

  /// The size, which the program can change, too.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    _ = ioctl(outside, UInt(TIOCGWINSZ), &size)
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Whether the program has read all input.
  var inputIsRead: Bool {
    // The system passes bytes on with a delay; polling makes it do so now.
    var entry = pollfd(fd: inside, events: Int16(POLLIN), revents: 0)
    _ = poll(&entry, 1, 0)
    var count: CInt = 0
    return ioctl(inside, UInt(FIONREAD), &count) != 0 || count == 0
  }

  /// Reads the available output, up to a limit.
  func read(upTo limit: Int = 65_536) -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while all.count < limit {
      let count = Foundation.read(outside, &buffer, buffer.count)
      guard count > 0 else { break }
      all += buffer.prefix(count)
    }
    return all
  }

  /// Writes input.
  ///
  /// - Returns: The number of bytes that the terminal has accepted.
  func write(_ bytes: [UInt8]) -> Int { max(0, Foundation.write(outside, bytes, bytes.count)) }

  func close() {
    _ = Foundation.close(inside)
    _ = Foundation.close(outside)
  }
}
