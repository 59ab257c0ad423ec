import Dispatch
import Foundation
import Synchronization

/// A terminal, and a person who types after a text has appeared.
final class HeldPerson: Sendable {
  /// The app's end of the terminal.
  let app: Int32
  private let person: Int32
  private let seen = Mutex("")
  private let isAppsEndOpen = Mutex(true)
  /// A group that is empty once all output has been read.
  private let reading = DispatchGroup()

  init() throws {
    person = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var number: CInt = -1
    var lock: CInt = 0
    // These are Linux's TIOCSPTLCK and TIOCGPTN, which Swift does not import.
    guard person >= 0, ioctl(person, 0x4004_5431, &lock) == 0,
      ioctl(person, 0x8004_5430, &number) == 0
    else { throw CocoaError(.fileReadUnknown) }
    app = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard app >= 0 else { throw CocoaError(.fileReadNoPermission) }
    var size = winsize(ws_row: 30, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }

  deinit {
    closeAppsEnd()
    close(person)
  }

  /// All output that appeared; the terminal can't be used afterwards.
  ///
  /// The person reads in pieces, so the last ones may arrive after the app has finished.
  var shown: String {
    closeAppsEnd()
    reading.wait()
    return seen.withLock { $0 }
  }

  private func closeAppsEnd() {
    isAppsEndOpen.withLock { isOpen in
      if isOpen { close(app) }
      isOpen = false
    }
  }

  /// Changes the size of the terminal.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
    // The system sends the signal only for the process's controlling terminal, which this isn't.
    kill(getpid(), SIGWINCH)
  }

  /// Types, on another thread, once a text has appeared.
  func type(_ keys: String, after text: String) {
    reading.enter()
    Thread.detachNewThread { [self] in
      defer { reading.leave() }
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      var hasTyped = false
      while true {
        let count = read(person, &buffer, buffer.count)
        guard count > 0 else { return }
        bytes += buffer.prefix(count)
        let all = String(decoding: bytes, as: UTF8.self)
        seen.withLock { $0 = all }
        guard !hasTyped, all.contains(text) else { continue }
        hasTyped = true
        let typed = Array(keys.utf8)
        _ = write(person, typed, typed.count)
      }
    }
  }
}
