import Foundation

/// A position between two characters of a text (UIKit).
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The offset from the beginning, in UTF-16 units.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A range between two positions of a text (UIKit).
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The start of the range.
  public let start: UITextPosition
  /// The end of the range.
  public let end: UITextPosition

  init(_ range: NSRange) {
    start = UITextPosition(offset: range.location)
    end = UITextPosition(offset: range.location + range.length)
    super.init()
  }

  /// Whether the range is empty.
  open var isEmpty: Bool { start.offset == end.offset }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}
