import Foundation

/// Gives a class an initializer without arguments that returns an existing object.
///
/// An initializer in an extension of a class must delegate to one of the class, and `ProcessInfo` has no
/// public one; in an extension of a protocol it may assign `self`.
public protocol ProcessInfoInitializable {
  /// The object that the initializer returns.
  static var processInfo: ProcessInfo { get }
}

extension ProcessInfoInitializable where Self: ProcessInfo {
  /// Returns the process's information, as `ProcessInfo()` does on Apple's platforms.
  public init() {
    // The constraint guarantees the type; `ProcessInfo` cannot be subclassed on Linux.
    self = unsafeDowncast(Self.processInfo, to: Self.self)
  }
}

extension ProcessInfo: ProcessInfoInitializable {}
