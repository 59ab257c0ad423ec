#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input, output and error.
enum StandardDescriptors {
  /// Puts `/dev/null` in place of those that the program was started without, as shells and daemons do.
  ///
  /// Otherwise the next file that is opened would be taken for standard input, and a closed one would
  /// never come to its end.
  static func open() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      let flags = descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY
      // The lowest number that is free is this one.
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
