import Foundation

/// The open file descriptors of this process, as the kernel lists them.
///
/// A wait reads them at each step of the app's clock, so the C library compares the names.
enum OpenDescriptors {
  /// The target of a descriptor.
  enum Target {
    case socket
    /// A kernel timer.
    case timer
    case other
  }

  /// Passes each open descriptor and its target to a visitor.
  static func visit(_ visit: (Int32, Target) -> Void) {
    #if os(Linux)
      guard let directory = opendir("/proc/self/fd") else { return }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { name in
            guard isdigit(Int32(name.pointee)) != 0,
              let target = target(of: name, in: dirfd(directory))
            else { return }
            visit(atoi(name), target)
          }
        }
      }
    #endif
  }

  private static func target(of name: UnsafePointer<CChar>, in directory: Int32) -> Target? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let length = readlinkat(directory, name, start, buffer.count - 1)
      guard length > 0 else { return nil }
      start[length] = 0
      if strncmp(start, "socket:", 7) == 0 { return .socket }
      return strcmp(start, "anon_inode:[timerfd]") == 0 ? .timer : .other
    }
  }
}
