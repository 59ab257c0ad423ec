import Foundation

/// Where something happened: a line, and the calls that led there.
// Sendable is unchecked because of NSObject, which holds nothing; all else is constant.
open class XCTSourceCodeContext: NSObject, @unchecked Sendable {
  /// The calls that led there, the innermost first.
  public let callStack: [XCTSourceCodeFrame]
  /// The line; nil where it is not known.
  public let location: XCTSourceCodeLocation?

  /// Makes a context.
  public init(callStack: [XCTSourceCodeFrame], location: XCTSourceCodeLocation?) {
    self.callStack = callStack
    self.location = location
  }

  /// Makes a context of the addresses of the calls, as `Thread.callStackReturnAddresses` has them.
  public convenience init(callStackAddresses: [NSNumber], location: XCTSourceCodeLocation?) {
    let frames = callStackAddresses.map { XCTSourceCodeFrame(address: $0.uint64Value) }
    self.init(callStack: frames, location: location)
  }

  /// Makes a context of a line and the calls that lead here.
  public convenience init(location: XCTSourceCodeLocation?) {
    self.init(callStackAddresses: Thread.callStackReturnAddresses, location: location)
  }

  /// Makes a context of the calls that lead here.
  public convenience override init() { self.init(location: nil) }

  /// A context of which nothing is known.
  static let unlocated = XCTSourceCodeContext(callStack: [], location: nil)
}
