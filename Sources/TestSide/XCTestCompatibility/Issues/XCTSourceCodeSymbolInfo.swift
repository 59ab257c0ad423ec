import Foundation

/// A symbol in a program or library, and its place in the source.
// Sendable is unchecked only because of the superclass, NSObject, which has no state; everything
// here is constant.
open class XCTSourceCodeSymbolInfo: NSObject, @unchecked Sendable {
  /// The name of the program or library.
  public let imageName: String
  /// The name of the symbol.
  public let symbolName: String
  /// The line, or `nil` if it is not known.
  public let location: XCTSourceCodeLocation?

  /// Creates a description of a symbol.
  public init(imageName: String, symbolName: String, location: XCTSourceCodeLocation?) {
    self.imageName = imageName
    self.symbolName = symbolName
    self.location = location
  }
}
