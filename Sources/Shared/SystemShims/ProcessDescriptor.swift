import Foundation

/// Descriptors of processes, which become readable when the process ends.
package enum ProcessDescriptor {
  /// Opens a descriptor of a process; it is closed on `exec`.
  ///
  /// - Returns: The descriptor, or `nil` if the process has ended or the system doesn't offer one.
  package static func open(_ process: pid_t) -> Int32? {
    #if os(Linux)
      // C declares `syscall` with variadic arguments, so Swift doesn't import it; on the processors for which
      // Swift supports Linux, they are passed like fixed ones.
      guard let symbol = dlsym(nil, "syscall") else { return nil }
      typealias Call = @convention(c) (Int, Int, Int) -> Int
      let call = unsafeBitCast(symbol, to: Call.self)
      let descriptor = call(number, Int(process), 0)
      return descriptor >= 0 ? Int32(descriptor) : nil
    #else
      return nil
    #endif
  }

  /// The number of `pidfd_open`, the same on all processors.
  private static let number = 434
}
