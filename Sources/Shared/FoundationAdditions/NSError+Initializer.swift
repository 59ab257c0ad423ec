import Foundation

/// Gives `NSError` an initializer without arguments.
///
/// An extension of a class can't override an initializer of its superclass; an extension of a
/// protocol may assign `self`.
public protocol EmptyErrorMaking {}

extension NSError: EmptyErrorMaking {}

extension EmptyErrorMaking where Self == NSError {
  /// Creates an error without a domain, with the code 0, as `NSError()` does on Apple's platforms.
  public init() { self = NSError(domain: "", code: 0) }
}
