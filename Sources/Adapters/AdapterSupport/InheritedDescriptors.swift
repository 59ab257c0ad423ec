import Foundation

/// The descriptors that the process was started with, except its standard streams.
public enum InheritedDescriptors {
  /// Closes the descriptors in processes that the adapter starts.
  ///
  /// Foundation's `Process` detects a child's end through a socket that the child inherits. If a browser
  /// that outlives the adapter had it, too, the test would wait for seconds until it gives up.
  public static func keepFromChildren() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for number in names.compactMap({ Int32($0) }) where number > STDERR_FILENO {
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }
  }
}
