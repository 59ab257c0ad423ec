import CellRendering

/// The treatment of text that is too long for its line (UIKit).
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps after a word.
  case byWordWrapping = 0
  /// Wraps after any character.
  case byCharWrapping = 1
  /// Cuts the text off.
  case byClipping = 2
  /// Replaces the beginning with an ellipsis.
  case byTruncatingHead = 3
  /// Replaces the end with an ellipsis.
  case byTruncatingTail = 4
  /// Replaces the middle with an ellipsis.
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
