import Foundation

/// The space between elements of a compositional layout (UIKit).
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  private let points: CGFloat
  /// Whether the space grows to fill its line.
  public let isFlexible: Bool

  init(_ points: CGFloat, isFlexible: Bool) {
    self.points = max(0, points.finiteOrZero)
    self.isFlexible = isFlexible
    super.init()
  }

  /// Returns a space that grows from a number of points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Returns a space of a number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// The number of points, or the least one.
  open var spacing: CGFloat { points }
  /// Whether the space doesn't grow.
  open var isFixed: Bool { !isFlexible }
}

/// The space around an element of a compositional layout (UIKit).
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space before the element, or `nil` for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The space above the element, or `nil` for none.
  public let top: NSCollectionLayoutSpacing?
  /// The space after the element, or `nil` for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The space below the element, or `nil` for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spaces around an element.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}
