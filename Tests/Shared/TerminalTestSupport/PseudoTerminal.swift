import Foundation

/// Both ends of an invisible terminal.
package final class PseudoTerminal {
  /// The person's end, from which the app's output is read and to which keys are written.
  package let person: Int32
  /// The app's end.
  package let app: Int32
  /// The app's end, for another process to open.
  package let path: String

  package init(columns: UInt16 = 20, rows: UInt16 = 5) throws {
    person = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var number: CInt = -1
    var lock: CInt = 0
    guard person >= 0, ioctl(person, Self.unlock, &lock) == 0,
      ioctl(person, Self.getNumber, &number) == 0
    else { throw CocoaError(.fileReadUnknown) }
    path = "/dev/pts/\(number)"
    app = open(path, O_RDWR | O_NOCTTY)
    guard app >= 0 else { throw CocoaError(.fileReadNoPermission) }
    setSize(columns: columns, rows: rows)
    _ = fcntl(person, F_SETFL, O_NONBLOCK)
  }

  // Linux's TIOCSPTLCK and TIOCGPTN, which Swift does not import.
  private static let unlock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  deinit {
    close(app)
    close(person)
  }

  package func setSize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }

  package func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(person, bytes, bytes.count)
  }

  /// Returns the app's output since the last call.
  package func received() -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(person, &buffer, buffer.count)
      guard count > 0 else { return all }
      all += buffer.prefix(count)
    }
  }

  /// Whether the terminal edits lines and shows typed text, as a shell requires.
  package var isCooked: Bool {
    var settings = termios()
    tcgetattr(app, &settings)
    return settings.c_lflag & tcflag_t(ICANON) != 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }
}
