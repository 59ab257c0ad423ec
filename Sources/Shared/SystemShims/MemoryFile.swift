import Foundation

/// Files in memory without a name, which are removed when their last descriptor is closed.
package enum MemoryFile {
  /// Makes a file with contents.
  ///
  /// - Returns: Its descriptor, which is closed on `exec`, or `nil` if the system refuses it.
  package static func make(named name: String, _ bytes: [UInt8]) -> Int32? {
    // Swift doesn't import this GNU extension.
    guard let symbol = dlsym(nil, "memfd_create") else { return nil }
    typealias Create = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    let descriptor = unsafeBitCast(symbol, to: Create.self)(name, closeOnExec)
    guard descriptor >= 0 else { return nil }
    guard write(descriptor, bytes, bytes.count) == bytes.count, lseek(descriptor, 0, SEEK_SET) == 0
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Linux's MFD_CLOEXEC.
  private static let closeOnExec: UInt32 = 1
}
