import Foundation

/// File descriptors that stand for processes and are readable when those have ended.
package enum ProcessDescriptor {
  /// Opens a descriptor of a process; a negative number if there is no such process, or if the kernel
  /// is older than Linux 5.3.
  package static func open(_ process: pid_t) -> Int32 {
    // Older C libraries have no function for it, and Swift imports none with a variable number of
    // arguments.
    typealias Function = @convention(c) (Int, Int, Int) -> Int
    guard let symbol = dlsym(nil, "syscall") else { return -1 }
    let call = unsafeBitCast(symbol, to: Function.self)
    return Int32(truncatingIfNeeded: call(number, Int(process), 0))
  }

  /// The number of the system call `pidfd_open`, the same on all processors.
  private static let number = 434
}
