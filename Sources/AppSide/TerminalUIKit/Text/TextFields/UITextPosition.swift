import Foundation

/// A place between two characters of a text (UIKit).
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// In UTF-16 units from the beginning.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// What lies between two places of a text (UIKit).
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition

  init(_ range: NSRange) {
    start = UITextPosition(offset: range.location)
    end = UITextPosition(offset: range.location + range.length)
    super.init()
  }

  /// Whether nothing lies between.
  open var isEmpty: Bool { start.offset == end.offset }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}
