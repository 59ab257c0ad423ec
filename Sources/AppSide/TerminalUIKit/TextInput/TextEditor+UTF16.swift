import Foundation

/// Between characters and the UTF-16 units that UIKit's delegates count in.
extension TextEditor {
  func utf16Range(of range: Range<Int>) -> NSRange {
    guard isPlain else { return NSRange(indices(of: range), in: text) }
    let (start, end) = (min(max(0, range.lowerBound), count), min(max(0, range.upperBound), count))
    return NSRange(location: start, length: end - start)
  }

  /// The characters that a range of UTF-16 units touches; nil when it is outside of the text.
  func characterRange(ofUTF16 range: NSRange) -> Range<Int>? {
    guard range.location >= 0, range.length >= 0,
      range.length <= text.utf16.count - range.location
    else { return nil }
    if isPlain { return range.location..<(range.location + range.length) }
    let start = characterOffset(ofUTF16: range.location, roundingUp: false)
    let end = characterOffset(ofUTF16: range.location + range.length, roundingUp: true)
    return start..<max(start, end)
  }

  private func characterOffset(ofUTF16 offset: Int, roundingUp: Bool) -> Int {
    var characters = 0
    var units = 0
    for character in text {
      let next = units + character.utf16.count
      if roundingUp ? units >= offset : next > offset { break }
      units = next
      characters += 1
    }
    return characters
  }
}
