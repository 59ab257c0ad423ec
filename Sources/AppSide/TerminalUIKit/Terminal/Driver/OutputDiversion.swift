import Foundation

/// Keeps what the app prints out of its own picture: while the screen is up, standard output and error
/// go into a file, if they are the same terminal, and are shown when the screen is gone.
///
/// Plain memory and system calls only, for the signal handlers.
struct OutputDiversion {
  /// The file, and copies of what the descriptors were; -1 if left alone.
  private var log: Int32
  private var standardOutput: Int32
  private var standardError: Int32

  static let none = OutputDiversion(log: -1, standardOutput: -1, standardError: -1)

  private init(log: Int32, standardOutput: Int32, standardError: Int32) {
    self.log = log
    self.standardOutput = standardOutput
    self.standardError = standardError
  }

  /// Prepares to divert what would be written to a terminal; without a file nothing is diverted.
  init(from terminal: Int32) {
    self = .none
    let copies = [STDOUT_FILENO, STDERR_FILENO].map { descriptor in
      Self.isSame(descriptor, terminal) ? fcntl(descriptor, F_DUPFD_CLOEXEC, 3) : -1
    }
    guard copies.contains(where: { $0 >= 0 }) else { return }
    var path = Array((NSTemporaryDirectory() + "/terminal-output-XXXXXX").utf8CString)
    log = mkstemp(&path)
    guard log >= 0 else {
      for copy in copies where copy >= 0 { close(copy) }
      return
    }
    unlink(path)
    _ = fcntl(log, F_SETFD, FD_CLOEXEC)
    // Both descriptors write to its end, wherever the other one got to.
    _ = fcntl(log, F_SETFL, O_APPEND)
    standardOutput = copies[0]
    standardError = copies[1]
  }

  func begin() {
    if standardOutput >= 0 { dup2(log, STDOUT_FILENO) }
    if standardError >= 0 { dup2(log, STDERR_FILENO) }
  }

  /// Ends the diversion and shows what was written.
  func end(showingIn terminal: Int32) {
    if standardOutput >= 0 { dup2(standardOutput, STDOUT_FILENO) }
    if standardError >= 0 { dup2(standardError, STDERR_FILENO) }
    guard log >= 0 else { return }
    lseek(log, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { buffer in
      while true {
        let count = read(log, buffer.baseAddress, buffer.count)
        guard count > 0 else { break }
        TerminalHold.send(
          UnsafeBufferPointer(start: buffer.baseAddress, count: count), to: terminal)
      }
    }
    ftruncate(log, 0)
  }

  /// Closes what was opened; for the time after `end(showingIn:)`.
  mutating func discard() {
    for descriptor in [log, standardOutput, standardError] where descriptor >= 0 {
      close(descriptor)
    }
    self = .none
  }

  private static func isSame(_ one: Int32, _ other: Int32) -> Bool {
    var first = stat()
    var second = stat()
    guard isatty(one) == 1, fstat(one, &first) == 0, fstat(other, &second) == 0 else {
      return false
    }
    return first.st_rdev == second.st_rdev && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }
}
