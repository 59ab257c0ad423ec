import Foundation

/// A layout that arranges items in lines, with as many items in each as fit (UIKit).
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A value for sizes that should be determined by the content.
  public static let automaticSize = CGSize(width: 1, height: 1)

  final private var flow = FlowArrangement()
  final private var preferredSizes: [IndexPath: CGSize] = [:]
  /// The first invalid item size, which has been reported.
  final private var invalidSize: CGSize?

  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items that haven't been shown, in points, or zero to use `itemSize`.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The minimum spacing between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum spacing between the items in a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The scroll direction, in which lines follow each other.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers in points, of which only the dimension along the scroll direction counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers in points, of which only the dimension along the scroll direction counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The inset of a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Whether headers stay at the edge while their section is visible.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// Computes all positions.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    flow = FlowArrangement(
      sections: collectionView.itemCounts.enumerated().map {
        flowSection($0.element, at: $0.offset)
      },
      breadth: breadth, isVertical: isVertical)
    if let invalidSize {
      ListMisuse.invalidItemSize(invalidSize).report()
      self.invalidSize = nil
    }
    if flow.hasOversizedItem { ListMisuse.oversizedItem(isVertical: isVertical).report() }
  }

  /// The size of the content, in points.
  open override var collectionViewContentSize: CGSize {
    isVertical
      ? CGSize(width: breadth, height: flow.length) : CGSize(width: flow.length, height: breadth)
  }

  /// Returns the attributes of the elements that intersect a rectangle of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found = flow.elements(in: rect)
    if sectionHeadersPinToVisibleBounds, let first = found.first,
      flow.frame(of: .header(first.section)) != nil, first != .header(first.section)
    {
      found.insert(.header(first.section), at: 0)
    }
    return found.compactMap(attributes)
  }

  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .row(indexPath))
  }

  /// Returns the attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: attributes(of: .header(indexPath.section))
    case UICollectionView.elementKindSectionFooter: attributes(of: .footer(indexPath.section))
    default: nil
    }
  }

  /// Returns whether a different number of items may fit into a line.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let size = collectionView?.bounds.size ?? .zero
    return isVertical ? newBounds.width != size.width : newBounds.height != size.height
  }

  override var scrollAxis: NSLayoutConstraint.Axis { isVertical ? .vertical : .horizontal }

  override func measuresViews(for attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && attributes.representedElementCategory == .cell
  }

  override func adopt(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let old = preferredSizes[original.indexPath]
    preferredSizes[original.indexPath] = preferred.size
    guard preferred.size != old ?? original.size else { return false }
    isPrepared = false
    return true
  }

  override func discardMeasuredSizes() { preferredSizes = [:] }

  private var isVertical: Bool { scrollDirection == .vertical }

  /// The length of a line, in points.
  private var breadth: CGFloat {
    guard let collectionView else { return 0 }
    let inner = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return max(0, isVertical ? inner.width : inner.height)
  }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func flowSection(_ count: Int, at section: Int) -> FlowArrangement.Section {
    guard let collectionView, let delegate = flowDelegate else {
      return FlowArrangement.Section(
        sizes: (0..<count).map { size(itemSize, IndexPath(item: $0, section: section)) },
        inset: sectionInset, lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
        header: headerReferenceSize, footer: footerReferenceSize)
    }
    return FlowArrangement.Section(
      sizes: (0..<count).map {
        let indexPath = IndexPath(item: $0, section: section)
        return size(
          delegate.collectionView(collectionView, layout: self, sizeForItemAt: indexPath), indexPath
        )
      },
      inset: delegate.collectionView(collectionView, layout: self, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section),
      header: delegate.collectionView(
        collectionView, layout: self, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(
        collectionView, layout: self, referenceSizeForFooterInSection: section))
  }

  private func size(_ size: CGSize, _ indexPath: IndexPath) -> CGSize {
    let own =
      estimatedItemSize == .zero
      ? size
      : preferredSizes[indexPath]
        ?? (estimatedItemSize == Self.automaticSize ? size : estimatedItemSize)
    if own != own.positive { invalidSize = invalidSize ?? own }
    return own.positive
  }

  private func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    guard var frame = flow.frame(of: element) else { return nil }
    let attributes: UICollectionViewLayoutAttributes
    switch element {
    case .row(let indexPath):
      attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    case .header(let section):
      attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
      if sectionHeadersPinToVisibleBounds { pin(&frame, section) }
      attributes.zIndex = 1
    case .footer(let section):
      attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
        with: IndexPath(item: 0, section: section))
    }
    attributes.frame = frame
    return attributes
  }

  private func pin(_ frame: inout CGRect, _ section: Int) {
    guard let collectionView, let end = flow.end(ofSection: section) else { return }
    let inset = collectionView.adjustedContentInset
    if isVertical {
      let top = collectionView.bounds.minY + inset.top
      frame.origin.y = max(frame.minY, min(top, end - frame.height))
    } else {
      let left = collectionView.bounds.minX + inset.left
      frame.origin.x = max(frame.minX, min(left, end - frame.width))
    }
  }
}
