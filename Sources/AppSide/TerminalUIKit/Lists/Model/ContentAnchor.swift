import Foundation

/// A row or item that keeps its position on the screen while heights of other rows are measured.
struct ContentAnchor {
  let indexPath: IndexPath
  /// Whether the end of the row keeps its position instead of the beginning.
  let isEnd: Bool
  /// The position before the change, in content coordinates.
  let place: CGFloat
}

extension NSLayoutConstraint.Axis {
  func start(of rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }
  func end(of rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }
}
