import Foundation

/// Prepares and uses the standard descriptors 0, 1 and 2.
enum CommandDescriptors {
  /// Opens closed descriptors, and makes a write to a closed pipe or beyond the maximum size of a file fail
  /// instead of ending the process.
  static func prepare() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // Otherwise the next opened file, such as a report, would get the number and the output. Opening it for
      // the wrong direction keeps it unusable.
      let filler = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
      if filler >= 0, filler != descriptor {
        dup2(filler, descriptor)
        close(filler)
      }
    }
    // Use a handler: child processes would inherit an ignored signal, but a handler is reset to the default.
    for number in [SIGPIPE, SIGXFSZ] { signal(number) { _ in } }
  }

  /// Writes a whole text, and waits as long as that takes.
  static func write(_ text: String, to descriptor: Int32) throws(OutputProblem) {
    var rest = Data(text.utf8)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Another process that shares the pipe or terminal has made it non-blocking.
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
      } else if errno != EINTR {
        throw OutputProblem(errorNumber: errno)
      }
    }
  }

  /// Calls a listener, on a separate thread, when standard output has no reader any more, even if nothing is
  /// written.
  static func whenOutputCloses(_ listener: @escaping @Sendable () -> Void) {
    // No event is requested, because the kernel always reports a closed end.
    watch(STDOUT_FILENO, for: 0, until: POLLERR | POLLHUP, named: "reader of output", listener)
  }

  /// Calls a listener, on a separate thread, when standard input has no writer any more, even before all
  /// input is read.
  ///
  /// It isn't called for a file.
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

  /// Ends the process by SIGPIPE, as other Unix programs end without a reader.
  static func endByBrokenPipe() {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
  }
}
