import Foundation

/// Keeps the app's output out of its own picture.
///
/// While the screen is up, standard output and error go into files if they are the same terminal or may lead
/// to it, and are shown when the screen is gone.
///
/// It consists of plain memory and makes only system calls, for the signal handlers.
struct OutputDiversion {
  /// A descriptor whose output goes into a file while the screen is up.
  fileprivate struct Stream {
    let descriptor: Int32
    /// A copy of the original descriptor; -1 if it isn't diverted.
    var copy: Int32 = -1
    /// The file; two descriptors of the same terminal share one, so that their lines keep their order.
    var log: Int32 = -1
    var ownsLog = false
  }

  private var output: Stream
  private var error: Stream

  static let none = OutputDiversion(output: STDOUT_FILENO, error: STDERR_FILENO)

  private init(output: Int32, error: Int32) {
    self.output = Stream(descriptor: output)
    self.error = Stream(descriptor: error)
  }

  /// Prepares to divert the output to a terminal; if no file can be made, nothing is diverted.
  ///
  /// - Parameters:
  ///   - terminal: The terminal of the screen.
  ///   - holdsBackPipes: Whether pipes are diverted, too, because their readers may write to the same
  ///     terminal.
  ///   - output: Standard output.
  ///   - error: Standard error.
  init(
    from terminal: Int32, holdsBackPipes: Bool = false, output: Int32 = STDOUT_FILENO,
    error: Int32 = STDERR_FILENO
  ) {
    self.init(output: output, error: error)
    let isOutputSame = Self.isSame(output, terminal)
    let isErrorSame = Self.isSame(error, terminal)
    if isOutputSame || holdsBackPipes && Self.isPipe(output) { self.output.prepare() }
    if isOutputSame, isErrorSame {
      self.error.prepare(sharing: self.output.log)
    } else if isErrorSame || holdsBackPipes && Self.isPipe(error) {
      self.error.prepare()
    }
  }

  func begin() {
    output.begin()
    error.begin()
  }

  /// Ends the diversion and writes the diverted output to its original destination.
  func end() {
    output.restore()
    error.restore()
    output.replay()
    error.replay()
  }

  /// Closes the descriptors; call it after `end()`.
  mutating func discard() {
    output.discard()
    error.discard()
  }

  /// Returns whether two descriptors are one terminal, even if one was opened as `/dev/tty`.
  private static func isSame(_ one: Int32, _ other: Int32) -> Bool {
    var first = stat()
    var second = stat()
    guard isatty(one) == 1, fstat(one, &first) == 0, fstat(other, &second) == 0 else {
      return false
    }
    // A session has one terminal. The kernel names the session only for this process's own terminal.
    let session = tcgetsid(one)
    if session > 0, session == tcgetsid(other) { return true }
    return first.st_rdev == second.st_rdev && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  private static func isPipe(_ descriptor: Int32) -> Bool {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return false }
    return [S_IFIFO, S_IFSOCK].contains(facts.st_mode & S_IFMT)
  }
}

extension OutputDiversion.Stream {
  /// Prepares a file, the stream's own or another stream's.
  mutating fileprivate func prepare(sharing shared: Int32? = nil) {
    let log = shared ?? Self.makeLog()
    guard log >= 0 else { return }
    copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else {
      if shared == nil { close(log) }
      return
    }
    self.log = log
    ownsLog = shared == nil
  }

  fileprivate func begin() {
    if copy >= 0 { dup2(log, descriptor) }
  }

  fileprivate func restore() {
    if copy >= 0 { dup2(copy, descriptor) }
  }

  /// Writes the content of the file to the original descriptor.
  fileprivate func replay() {
    guard ownsLog else { return }
    lseek(log, 0, SEEK_SET)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { buffer in
      while true {
        let count = read(log, buffer.baseAddress, buffer.count)
        guard count > 0 else { break }
        TerminalHold.send(
          UnsafeBufferPointer(start: buffer.baseAddress, count: count), to: copy)
      }
    }
    ftruncate(log, 0)
  }

  mutating fileprivate func discard() {
    if copy >= 0 { close(copy) }
    if ownsLog { close(log) }
    self = Self(descriptor: descriptor)
  }

  /// Makes a file without a name; returns -1 if that fails.
  private static func makeLog() -> Int32 {
    var path = Array((NSTemporaryDirectory() + "/terminal-output-XXXXXX").utf8CString)
    let log = mkstemp(&path)
    guard log >= 0 else { return -1 }
    unlink(path)
    _ = fcntl(log, F_SETFD, FD_CLOEXEC)
    // Both descriptors write to its end, regardless of how much the other has written.
    _ = fcntl(log, F_SETFL, O_APPEND)
    return log
  }
}
