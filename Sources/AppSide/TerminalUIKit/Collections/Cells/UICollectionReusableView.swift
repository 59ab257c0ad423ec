import Foundation

/// A reusable view of a collection view (UIKit).
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  final weak var collectionView: UICollectionView?
  final var storedReuseIdentifier: String?

  /// Creates a view with the given frame, in points of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty view, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view of a registered class.
  ///
  /// A collection view knows only the class object. UIKit creates the view with the Objective-C
  /// runtime; here the class needs a required initialiser, which must be public. It calls
  /// `init(frame:)`.
  public required convenience init(__frame frame: CGRect) { self.init(frame: frame) }

  /// The identifier under which the view is reused.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the view is reused; subclasses reset their content.
  open func prepareForReuse() {}

  /// Called when the layout has determined the attributes of the view; subclasses apply them.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers, given those of the layout.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fittedAttributes(layoutAttributes)
  }

  /// Returns the attributes with the height that fits the content in their width.
  func fittedAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = attributes.copyOfSelf()
    var size = systemLayoutSizeFitting(
      CGSize(width: attributes.size.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    if size.height <= 0 { size.height = attributes.size.height }
    fitted.size = CGRect(origin: .zero, size: size).finite.size
    return fitted
  }
}
