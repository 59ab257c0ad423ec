import Foundation

/// The size of one terminal cell, in points: every character is this big.
package enum CellMetrics {
  package static let width: CGFloat = 8
  package static let height: CGFloat = 16
  /// The screen unless told otherwise: 80 × 24 cells.
  package static let defaultScreenSize = CGSize(width: 80 * width, height: 24 * height)
}
