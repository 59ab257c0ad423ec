import Foundation

/// The open file descriptors of this process, as the kernel lists them.
enum OpenDescriptors {
  /// Hands each open descriptor to a visitor with what it leads to: `socket:[1234]`,
  /// `anon_inode:[timerfd]`, a path.
  static func visit(_ visit: (Int32, _ target: String) -> Void) {
    #if os(Linux)
      guard let directory = opendir("/proc/self/fd") else { return }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard let descriptor = Int32(name), let target = target(of: name) else { continue }
        visit(descriptor, target)
      }
    #endif
  }

  private static func target(of name: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let length = readlink("/proc/self/fd/\(name)", start, buffer.count)
      guard length > 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
    }
  }
}
