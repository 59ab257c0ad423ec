import Foundation

/// One call of those that led somewhere.
// Sendable is unchecked because of NSObject, which holds nothing; all else is constant.
open class XCTSourceCodeFrame: NSObject, @unchecked Sendable {
  /// Where the call returns to.
  public let address: UInt64
  /// What was called; nil where nobody has said so, because on Linux it is not looked up.
  public let symbolInfo: XCTSourceCodeSymbolInfo?

  /// Makes a frame of which it is known what was called.
  public init(address: UInt64, symbolInfo: XCTSourceCodeSymbolInfo?) {
    self.address = address
    self.symbolInfo = symbolInfo
  }

  /// Makes a frame.
  public convenience init(address: UInt64) { self.init(address: address, symbolInfo: nil) }
}
