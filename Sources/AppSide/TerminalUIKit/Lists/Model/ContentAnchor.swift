import Foundation

/// A row or item that stays where it is on the screen while heights turn up.
struct ContentAnchor {
  let indexPath: IndexPath
  /// Whether its end stays, not its beginning.
  let isEnd: Bool
  /// Where that was, in points of the content.
  let place: CGFloat
}

extension NSLayoutConstraint.Axis {
  func start(of rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }
  func end(of rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }
}
