import Foundation

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// The rectangle with values that can be laid out and drawn.
  ///
  /// Values that are not finite become zero, excessive ones are clamped, and sizes become positive.
  package var finite: CGRect {
    if isUsable { return self }
    return CGRect(
      x: origin.x.reachable, y: origin.y.reachable, width: size.width.reachable,
      height: size.height.reachable
    ).standardized
  }
}

extension CGPoint {
  var finite: CGPoint { CGPoint(x: x.reachable, y: y.reachable) }
}

extension CGSize {
  /// The size with zero in place of values that are negative or not finite.
  var positive: CGSize {
    CGSize(width: max(0, width.reachable), height: max(0, height.reachable))
  }

  /// Returns the size limited to a maximum in each direction.
  func limited(to limit: CGSize) -> CGSize {
    CGSize(width: min(width, limit.width), height: min(height, limit.height))
  }
}

extension CGFloat {
  var finiteOrZero: CGFloat { isFinite ? self : 0 }

  /// The length clamped to a range in which sums remain exact; values that are not finite give
  /// zero.
  var reachable: CGFloat {
    isFinite ? Swift.min(Swift.max(self, -Self.farthest), Self.farthest) : 0
  }

  /// The maximum length in points.
  static let farthest: CGFloat = 1e12
}
