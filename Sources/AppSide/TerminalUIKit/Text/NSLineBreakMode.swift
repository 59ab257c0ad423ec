import CellRendering

/// What becomes of text that is too long for its line (UIKit).
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, after a word.
  case byWordWrapping = 0
  /// It goes on in the next line, after any character.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// Its beginning gives way to an ellipsis.
  case byTruncatingHead = 3
  /// Its end gives way to an ellipsis.
  case byTruncatingTail = 4
  /// Its middle gives way to an ellipsis.
  case byTruncatingMiddle = 5
}

extension NSLineBreakMode {
  var wrapping: TextMetrics.Wrapping { self == .byCharWrapping ? .character : .word }

  var truncation: TextMetrics.Truncation {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .tail
    case .byWordWrapping, .byCharWrapping, .byClipping: .clip
    }
  }
}
