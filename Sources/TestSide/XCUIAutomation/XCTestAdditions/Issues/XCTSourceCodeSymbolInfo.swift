import Foundation

/// What was called: a symbol in a program or library, and where its source is.
// Sendable is unchecked because of NSObject, which holds nothing; all else is constant.
open class XCTSourceCodeSymbolInfo: NSObject, @unchecked Sendable {
  /// The program or library.
  public let imageName: String
  /// The symbol.
  public let symbolName: String
  /// The line; nil where it is not known.
  public let location: XCTSourceCodeLocation?

  /// Makes a description of a symbol.
  public init(imageName: String, symbolName: String, location: XCTSourceCodeLocation?) {
    self.imageName = imageName
    self.symbolName = symbolName
    self.location = location
  }
}
