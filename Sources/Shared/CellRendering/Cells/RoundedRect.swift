import Foundation

/// A rectangle with rounded corners, in points.
package struct RoundedRect: Hashable, Sendable {
  package var rect: CGRect
  package var cornerRadius: CGFloat

  package init(_ rect: CGRect, cornerRadius: CGFloat) {
    self.rect = rect
    let most = min(rect.width, rect.height) / 2
    self.cornerRadius = cornerRadius > 0 ? min(cornerRadius, most) : 0
  }

  /// Returns whether a point is inside; the left and upper edges count as inside, the others don't.
  package func contains(_ x: CGFloat, _ y: CGFloat) -> Bool {
    guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { return false }
    guard cornerRadius > 0 else { return true }
    let dx = max(rect.minX + cornerRadius - x, x - (rect.maxX - cornerRadius), 0)
    let dy = max(rect.minY + cornerRadius - y, y - (rect.maxY - cornerRadius), 0)
    return dx * dx + dy * dy <= cornerRadius * cornerRadius
  }
}
