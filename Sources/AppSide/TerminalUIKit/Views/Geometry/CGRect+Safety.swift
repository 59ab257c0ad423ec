import Foundation

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// The rectangle with values that can be laid out and drawn.
  ///
  /// Values that are not finite become zero, excessive ones are clamped, and sizes become positive.
  package var finite: CGRect {
    if isUsable { return self }
    return CGRect(
      x: origin.x.clamped, y: origin.y.clamped, width: size.width.clamped,
      height: size.height.clamped
    ).standardized
  }
}

extension CGPoint {
  var finite: CGPoint { CGPoint(x: x.clamped, y: y.clamped) }
}

extension CGSize {
  /// The size with zero in place of values that are negative or not finite.
  var positive: CGSize {
    CGSize(width: max(0, width.clamped), height: max(0, height.clamped))
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
  var clamped: CGFloat {
    isFinite ? Swift.min(Swift.max(self, -Self.maximumLength), Self.maximumLength) : 0
  }

  /// The maximum length in points.
  static let maximumLength: CGFloat = 1e12
}
