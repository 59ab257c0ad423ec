#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input, output and error.
enum StandardDescriptors {
  /// Opens `/dev/null` for each standard descriptor that was closed when the process started.
  ///
  /// Shells and daemons can start a process without them. The next file opened would otherwise
  /// become standard input, and a reader would never see the end of a closed one.
  static func open() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      let flags = descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY
      // `open` returns the lowest free descriptor, which is this one.
      _ = systemOpen("/dev/null", flags)
    }
  }

  private static func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.open(path, flags)
    #elseif canImport(Musl)
      Musl.open(path, flags)
    #else
      Darwin.open(path, flags)
    #endif
  }
}
