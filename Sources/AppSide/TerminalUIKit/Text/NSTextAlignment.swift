/// Where lines of text are put, across (UIKit).
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// From edge to edge; in cells as natural.
  case justified = 3
  /// Where reading begins.
  case natural = 4
}

extension NSTextAlignment {
  /// The share of the free room that lies before the text: 0, ½ or 1.
  func leadingShare(isRightToLeft: Bool) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: isRightToLeft ? 1 : 0
    }
  }
}
