import Foundation

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// The rectangle without what cannot be laid out or drawn: no number counts as zero, numbers that
  /// cannot be added up any more as the farthest, sizes are positive.
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
  /// The size without what cannot be laid out: no number and less than nothing count as zero.
  var positive: CGSize {
    CGSize(width: max(0, width.reachable), height: max(0, height.reachable))
  }

  /// A size that is as small as its content allows, but no more than a limit in each direction.
  func limited(to limit: CGSize) -> CGSize {
    CGSize(width: min(width, limit.width), height: min(height, limit.height))
  }
}

extension CGFloat {
  var finiteOrZero: CGFloat { isFinite ? self : 0 }

  /// A length that others can be added to and that is still exact then; no number is zero.
  var reachable: CGFloat {
    isFinite ? Swift.min(Swift.max(self, -Self.farthest), Self.farthest) : 0
  }

  /// In points.
  static let farthest: CGFloat = 1e12
}
