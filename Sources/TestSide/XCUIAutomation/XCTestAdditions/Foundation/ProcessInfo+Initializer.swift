import Foundation

/// Gives a class an initializer without arguments that hands out an object which is there already.
///
/// An extension of a class may only delegate to one of its initializers, and `ProcessInfo` has none
/// that is public; an extension of a protocol may set `self`.
public protocol ProcessInfoInitializable {
  /// The object that the initializer hands out.
  static var processInfo: ProcessInfo { get }
}

extension ProcessInfoInitializable where Self: ProcessInfo {
  /// The process's own information, as on Apple's platforms, where `ProcessInfo()` knows the same.
  public init() {
    // The constraint says so; a subclass cannot be made on Linux.
    self = unsafeDowncast(Self.processInfo, to: Self.self)
  }
}

extension ProcessInfo: ProcessInfoInitializable {}
