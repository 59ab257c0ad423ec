import Foundation

/// The descriptors that the process was started with, beside its standard streams.
public enum InheritedDescriptors {
  /// Keeps them from the processes that the adapter starts.
  ///
  /// Foundation's `Process` learns of an end by a socket that the child inherits: if a browser that lives
  /// longer than the adapter had it too, the test would wait for seconds until it gives up.
  public static func keepFromChildren() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for number in names.compactMap({ Int32($0) }) where number > STDERR_FILENO {
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }
  }
}
