import Foundation

/// The conversion between characters and UTF-16 units, in which UIKit's delegates count.
extension TextEditor {
  func utf16Range(of range: Range<Int>) -> NSRange {
    let start = place(range.lowerBound).utf16
    return NSRange(location: start, length: place(range.upperBound).utf16 - start)
  }

  /// Returns the characters that a range of UTF-16 units touches, or `nil` if the range is outside
  /// the text.
  func characterRange(ofUTF16 range: NSRange) -> Range<Int>? {
    guard range.location >= 0, range.length >= 0, range.length <= utf16Count - range.location else {
      return nil
    }
    let start = place(utf16: range.location, roundingUp: false).character
    let end = place(utf16: range.location + range.length, roundingUp: true).character
    return start..<max(start, end)
  }
}
