import Foundation

/// The descriptors 0, 1 and 2, made safe for a command.
enum CommandDescriptors {
  /// Fills those that are closed, and lets writing to a pipe without a reader, or beyond the size that a file may
  /// have, fail instead of end the process.
  static func prepare() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The next file that is opened, such as a report, would get its number and what is printed. The
      // wrong direction keeps it as useless as it was.
      let filler = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
      if filler >= 0, filler != descriptor {
        dup2(filler, descriptor)
        close(filler)
      }
    }
    // Programs inherit what is ignored, and get the default in place of a handler.
    for number in [SIGPIPE, SIGXFSZ] { signal(number) { _ in } }
  }

  /// Writes a text, however long that takes.
  static func write(_ text: String, to descriptor: Int32) throws(OutputProblem) {
    var rest = Data(text.utf8)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody who has the same pipe or terminal has made it so.
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
      } else if errno != EINTR {
        throw OutputProblem(errorNumber: errno)
      }
    }
  }

  /// Calls a listener, on a thread of its own, when nobody can read standard output any more, whether anything
  /// is written or not.
  static func whenOutputCloses(_ listener: @escaping @Sendable () -> Void) {
    // No event is asked for, because the kernel always reports a closed end.
    watch(STDOUT_FILENO, for: 0, until: POLLERR | POLLHUP, named: "reader of output", listener)
  }

  /// Calls a listener, on a thread of its own, when nobody can write into standard input any more, whether all
  /// is read or not; a file has no such end.
  static func whenInputCloses(_ listener: @escaping @Sendable () -> Void) {
    let isHalfClosed = Int32(0x2000)  // Linux's POLLRDHUP, for a socket.
    watch(
      STDIN_FILENO, for: isHalfClosed, until: POLLHUP | isHalfClosed, named: "writer of input",
      listener)
  }

  private static func watch(
    _ descriptor: Int32, for events: Int32, until end: Int32, named name: String,
    _ listener: @escaping @Sendable () -> Void
  ) {
    let thread = Thread {
      var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      while poll(&entry, 1, -1) < 0, errno == EINTR {}
      if entry.revents & Int16(end) != 0 { listener() }
    }
    thread.name = name
    thread.start()
  }

  /// Ends the process as a pipe without a reader ends Unix programs.
  static func endByBrokenPipe() {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
  }
}
