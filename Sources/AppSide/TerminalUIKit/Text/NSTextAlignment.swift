/// The horizontal alignment of text (UIKit).
public enum NSTextAlignment: Int, Sendable {
  /// Aligned with the left edge.
  case left = 0
  /// Centred.
  case center = 1
  /// Aligned with the right edge.
  case right = 2
  /// Justified; in a terminal the same as natural.
  case justified = 3
  /// Aligned with the edge where reading begins.
  case natural = 4
}

extension NSTextAlignment {
  /// Returns the fraction of the free space that lies before the text: 0, ½ or 1.
  func leadingShare(isRightToLeft: Bool) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: isRightToLeft ? 1 : 0
    }
  }
}
