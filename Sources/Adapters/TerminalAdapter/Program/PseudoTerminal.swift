import AdapterSupport
import Foundation

/// Both ends of a terminal.
@MainActor
final class PseudoTerminal {
  /// The adapter's end: output is read here and input written.
  let outside: Int32
  /// The program's end, kept open to ask how much input is unread.
  let inside: Int32
  /// The path of the program's end.
  let path: String

  // Linux's TIOCSPTLCK and TIOCGPTN, which Swift does not import.
  private static let unlock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  init() throws(AdapterError) {
    outside = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    var number: CInt = -1
    var lock: CInt = 0
    guard outside >= 0, ioctl(outside, Self.unlock, &lock) == 0,
      ioctl(outside, Self.getNumber, &number) == 0
    else { throw .cannotStart(reason: "the system gives no pseudo-terminal: \(Self.reason)") }
    path = "/dev/pts/\(number)"
    inside = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard inside >= 0 else { throw .cannotStart(reason: "\(path): \(Self.reason)") }
  }

  private static var reason: String { String(cString: strerror(errno)) }

  /// Sets the size; the system tells the program.
  func setSize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(outside, UInt(TIOCSWINSZ), &size)
  }

  /// The size, which a program can change, too.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    _ = ioctl(outside, UInt(TIOCGWINSZ), &size)
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Whether the program has read all that was written.
  var inputIsRead: Bool {
    // The system hands bytes over in its own time, and asking for readiness makes it do so now.
    var entry = pollfd(fd: inside, events: Int16(POLLIN), revents: 0)
    _ = poll(&entry, 1, 0)
    var count: CInt = 0
    return ioctl(inside, UInt(FIONREAD), &count) != 0 || count == 0
  }

  /// Reads output that is there, up to a limit.
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
  /// - Returns: How many bytes the terminal has taken.
  func write(_ bytes: [UInt8]) -> Int { max(0, Foundation.write(outside, bytes, bytes.count)) }

  func close() {
    _ = Foundation.close(inside)
    _ = Foundation.close(outside)
  }
}
