import Foundation

/// A line of a source file.
// Sendable is unchecked only because of the superclass, NSObject, which has no state; everything
// here is constant.
open class XCTSourceCodeLocation: NSObject, @unchecked Sendable {
  /// The file.
  public let fileURL: URL
  /// The line, from 1.
  public let lineNumber: Int

  /// Creates a location.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  /// Creates a location.
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  /// Creates a location from `#filePath` and `#line`.
  public convenience init(filePath: StaticString, lineNumber: UInt) {
    self.init(filePath: "\(filePath)", lineNumber: Int(clamping: lineNumber))
  }

  /// Returns whether an object is the same location.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? XCTSourceCodeLocation else { return false }
    return other.fileURL == fileURL && other.lineNumber == lineNumber
  }

  /// The hash of the file and the line.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fileURL)
    hasher.combine(lineNumber)
    return hasher.finalize()
  }

  /// The file and the line.
  open override var description: String { "\(fileURL.path):\(lineNumber)" }
}
