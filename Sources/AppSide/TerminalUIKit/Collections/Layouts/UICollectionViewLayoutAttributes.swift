import Foundation

/// Where a layout puts a view, and how (UIKit).
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// What kind of view something is about.
  public typealias ElementCategory = UICollectionView.ElementCategory

  /// What the view is of.
  open var indexPath: IndexPath
  /// What kind of view it is.
  public let representedElementCategory: ElementCategory
  /// The kind of a header, footer or decoration; nil for a cell.
  public let representedElementKind: String?

  /// Makes attributes of a cell.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .cell
    representedElementKind = nil
    super.init()
  }

  /// Makes attributes of a header, a footer or the like.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
    super.init()
  }

  /// Where the view is, in points of the content.
  open var frame = CGRect.zero
  /// The middle of the view, in points of the content.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The size of the view, in points; its top left corner stays.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// How the view is moved, scaled or rotated about its middle.
  open var transform: CGAffineTransform = .identity
  /// Opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// How far in front the view is.
  open var zIndex = 0
  /// Whether the view is hidden.
  open var isHidden = false

  /// A copy, for changing it; from the main thread only, as everything here.
  open override func copy() -> Any { MainActor.assumeIsolated { copyOfSelf() } }

  /// A copy; subclasses of the toolkit copy what they add.
  func copyOfSelf() -> UICollectionViewLayoutAttributes {
    let copy =
      representedElementKind.map {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath)
      } ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    copyValues(to: copy)
    return copy
  }

  final func copyValues(to copy: UICollectionViewLayoutAttributes) {
    copy.frame = frame
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
  }
}

/// What a list layout says of a row, beside its place.
final class ListLayoutAttributes: UICollectionViewLayoutAttributes {
  var chrome = CellChrome()
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var heading: ListElement?

  override func copyOfSelf() -> UICollectionViewLayoutAttributes {
    let copy =
      representedElementKind.map {
        ListLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath)
      } ?? ListLayoutAttributes(forCellWith: indexPath)
    copyValues(to: copy)
    copy.chrome = chrome
    copy.appearance = appearance
    copy.heading = heading
    return copy
  }
}
