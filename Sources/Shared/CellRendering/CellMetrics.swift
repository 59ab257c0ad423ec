import Foundation

/// The size of a terminal cell, in points.
package enum CellMetrics {
  package static let width: CGFloat = 8
  package static let height: CGFloat = 16
  /// The default size of the screen: 80 × 24 cells.
  package static let defaultScreenSize = CGSize(width: 80 * width, height: 24 * height)
}
