import Foundation

/// A view of a collection that is shown again for other content (UIKit).
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  final weak var collectionView: UICollectionView?
  final var storedReuseIdentifier: String?

  /// Makes a view with a frame, in points of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a view for a collection that knows only its class.
  ///
  /// Public by necessity: it is how a class that was registered becomes a view, for which UIKit has the
  /// Objective-C runtime. It calls `init(frame:)`.
  public required convenience init(__frame frame: CGRect) { self.init(frame: frame) }

  /// What the collection finds the view by when it is to be shown again.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the view is shown for other content; subclasses forget what was in it.
  open func prepareForReuse() {}

  /// Called when the layout has decided where the view is; subclasses take what they need of it.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Where the view would like to be, given where the layout thinks it is.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fittedAttributes(layoutAttributes)
  }

  /// The attributes with the height that the content asks for in their width.
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
