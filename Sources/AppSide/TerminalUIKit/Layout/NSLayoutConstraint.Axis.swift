import Foundation

/// A relation between the places of two views (UIKit).
///
/// Only its axis exists so far, which stack views and priorities are described with.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// A direction of layout (UIKit).
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
