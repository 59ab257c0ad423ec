import Foundation

/// Gives a class an initializer without arguments that returns an existing object.
///
/// An extension of a class may only delegate to one of the class's initializers, and `ProcessInfo`
/// has no public one; an extension of a protocol may assign `self`.
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
