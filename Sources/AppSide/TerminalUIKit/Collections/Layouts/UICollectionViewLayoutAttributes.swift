import Foundation

/// The layout attributes of an element in a collection view (UIKit).
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The category of an element.
  public typealias ElementCategory = UICollectionView.ElementCategory

  /// The index path of the element.
  open var indexPath: IndexPath
  /// The category of the element.
  public let representedElementCategory: ElementCategory
  /// The kind of a supplementary or decoration view, or `nil` for a cell.
  public let representedElementKind: String?

  /// Creates the attributes of a cell.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .cell
    representedElementKind = nil
    super.init()
  }

  /// Creates the attributes of a supplementary view.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
    super.init()
  }

  /// The frame of the element, in content coordinates.
  open var frame = CGRect.zero
  /// The centre of the element, in content coordinates.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The size of the element in points; setting it keeps the top left corner.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The bounds of the element, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// The transform of the element about its centre.
  open var transform: CGAffineTransform = .identity
  /// The opacity of the element, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The position of the element on the z axis.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false

  /// Returns a copy; must be called on the main thread.
  open override func copy() -> Any { MainActor.assumeIsolated { copyOfSelf() } }

  /// Returns a copy; subclasses copy their own properties.
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

/// The attributes of a row in a list layout.
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
