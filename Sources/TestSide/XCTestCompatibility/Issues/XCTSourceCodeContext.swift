import Foundation

/// The place of an issue: a line, and the calls that led to it.
// Sendable is unchecked only because of the superclass, NSObject, which has no state; everything
// here is constant.
open class XCTSourceCodeContext: NSObject, @unchecked Sendable {
  /// The calls, innermost first.
  public let callStack: [XCTSourceCodeFrame]
  /// The line, or `nil` if it is not known.
  public let location: XCTSourceCodeLocation?

  /// Creates a context.
  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {
    self.callStack = callStack
    self.location = location
  }

  /// Creates a context from return addresses such as those of `Thread.callStackReturnAddresses`.
  public convenience init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    let frames = callStackAddresses.map { XCTSourceCodeFrame(address: $0.uint64Value) }
    self.init(callStack: frames, location: location)
  }

  /// Creates a context from a line and the current call stack.
  public convenience init(location: XCTSourceCodeLocation?) {
    self.init(callStackAddresses: Thread.callStackReturnAddresses, location: location)
  }

  /// Creates a context from the current call stack.
  public convenience override init() { self.init(location: nil) }

  /// A context without a call stack or a line.
  package static let unlocated = XCTSourceCodeContext(callStack: [], location: nil)
}
