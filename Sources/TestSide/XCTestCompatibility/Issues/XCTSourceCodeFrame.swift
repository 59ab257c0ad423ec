import Foundation

/// One call of a call stack.
// Sendable is unchecked only because of the superclass, NSObject, which has no state; everything
// here is constant.
open class XCTSourceCodeFrame: NSObject, @unchecked Sendable {
  /// The return address of the call.
  public let address: UInt64
  /// The called symbol, or `nil` if it wasn't provided; on Linux it isn't looked up.
  public let symbolInfo: XCTSourceCodeSymbolInfo?

  /// Creates a frame with a known symbol.
  public init(address: UInt64, symbolInfo: XCTSourceCodeSymbolInfo?) {
    self.address = address
    self.symbolInfo = symbolInfo
  }

  /// Creates a frame.
  public convenience init(address: UInt64) { self.init(address: address, symbolInfo: nil) }
}
