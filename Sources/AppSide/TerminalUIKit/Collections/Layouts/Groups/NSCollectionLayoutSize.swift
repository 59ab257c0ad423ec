import Foundation

/// The size of an element in a compositional layout (UIKit).
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Whether the element's own size matters.
  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

  /// Returns the size in a container, with a measured size in place of estimates.
  func size(in container: CGSize, measured: CGSize? = nil) -> CGSize {
    let width = widthDimension.isEstimated ? measured?.width : nil
    let height = heightDimension.isEstimated ? measured?.height : nil
    return CGSize(
      // An element can't be wider than its container.
      width: min(width ?? widthDimension.length(in: container), max(container.width, 0)),
      height: height ?? heightDimension.length(in: container))
  }
}
