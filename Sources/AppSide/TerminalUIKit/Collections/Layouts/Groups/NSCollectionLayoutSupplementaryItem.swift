import Foundation

/// A view beside an item of a compositional layout (UIKit).
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The place of the view on its item, which has no effect.
  public let containerAnchor: NSCollectionLayoutAnchor?

  /// Creates a view beside an item, which isn't shown.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    super.init(layoutSize: layoutSize)
  }

  init(_ layoutSize: NSCollectionLayoutSize, _ elementKind: String) {
    self.elementKind = elementKind
    containerAnchor = nil
    super.init(layoutSize: layoutSize)
  }

  /// The position of the view on the z axis.
  open var zIndex = 0
}

/// A header or a footer of a section (UIKit).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the section at which the view lies.
  public let alignment: NSRectAlignment
  /// The distance from that edge; stored but has no effect.
  public let offset: CGPoint

  /// Creates a header or a footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind)
  }

  /// Whether the view makes its section longer; stored but has no effect, because it always does.
  open var extendsBoundary = true
  /// Whether the view stays at the edge while its section is visible.
  open var pinToVisibleBounds = false

  /// Whether the view lies below the items.
  var isFooter: Bool {
    alignment == .bottom || alignment == .bottomLeading || alignment == .bottomTrailing
  }
}

/// A background of a section, which isn't shown (UIKit).
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String

  init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a background of the whole section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  /// The position of the view on the z axis.
  open var zIndex = 0
}

/// The place of a view on its item (UIKit).
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges at which the view lies.
  public let edges: NSDirectionalRectEdge
  /// The distance from the edges.
  public let offset: CGPoint

  /// Creates a place with a distance in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
    self.edges = edges
    offset = absoluteOffset
    super.init()
  }

  /// Creates a place with a distance in shares of the view's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    super.init()
  }
}
