import Foundation

/// The open file descriptors of this process, as the kernel lists them.
///
/// A wait reads them at each step of the app's clock, so they are read with the fast C functions.
enum OpenDescriptors {
  /// Passes each open descriptor to a visitor.
  static func visit(_ visit: (Int32) -> Void) {
    #if os(Linux)
      guard let directory = opendir("/proc/self/fd") else { return }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { name in
            if isdigit(Int32(name.pointee)) != 0 { visit(atoi(name)) }
          }
        }
      }
    #endif
  }

  /// Returns whether a descriptor is a kernel timer.
  static func isTimer(_ descriptor: Int32) -> Bool {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress else { return false }
      let length = readlink("/proc/self/fd/\(descriptor)", start, buffer.count - 1)
      guard length > 0 else { return false }
      start[length] = 0
      return strcmp(start, "anon_inode:[timerfd]") == 0
    }
  }
}
