import CellRendering
import Foundation

/// A closure that returns the layout of a section (UIKit).
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that consists of sections, which are lists or groups of items (UIKit).
///
/// Items and headers of lists have the height of their content. The estimated height of those that
/// haven't been shown is one line of text.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  final private var sections: [NSCollectionLayoutSection] = []
  final private var geometry = ListGeometry()
  final private var measured: [ListElement: CGFloat] = [:]
  /// The frames of all elements if a section consists of groups.
  final private var arrangement: CompositionalArrangement?
  final private var measuredSizes: [CollectionElement: CGSize] = [:]

  /// The options of the layout.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  /// Creates a layout with equal sections.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  /// Creates a layout with equal sections and options.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }

  /// Creates a layout that requests the layout of each section, with options.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  /// Creates a layout that requests the layout of each section.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }

  /// Creates a plain list, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) {
    let section = NSCollectionLayoutSection.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    provider = { _, _ in section }
    super.init(coder: coder)
  }

  /// Creates a layout whose sections are lists.
  ///
  /// - Parameter configuration: The configuration of the lists.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: .list(using: configuration))
  }

  /// Requests the layout of each section and computes all positions.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let environment = CollectionEnvironment(collectionView)
    let counts = collectionView.itemCounts
    sections = counts.indices.map { provider($0, environment) ?? .list(using: Self.plain) }
    arrangement = nil
    if sections.contains(where: { $0.group != nil }) {
      arrangement = CompositionalArrangement(
        Array(zip(sections, counts)), spacing: configuration.interSectionSpacing,
        container: collectionView.bounds.inset(by: collectionView.adjustedContentInset).size,
        measured: measuredSizes, environment: environment,
        isRightToLeft: collectionView.isRightToLeft)
      return
    }
    geometry = ListGeometry(
      sections: counts.enumerated().map { index, count in
        let list = sections[index].list
        return ListGeometry.Section(
          topMargin: topMargin(of: list, at: index) + sections[index].contentInsets.top,
          header: list.headerMode == .supplementary
            ? measured[.header(index)] ?? CellMetrics.height : 0,
          rows: OffsetIndex(heights(count, section: index)),
          footer: list.footerMode == .supplementary
            ? measured[.footer(index)] ?? CellMetrics.height : 0,
          bottomMargin: sections[index].contentInsets.bottom
            + (list.isGrouped && index == counts.count - 1 ? CellMetrics.height : 0))
      })
    collectionView.useListBackground(sections.first?.list.resolvedBackgroundColor)
  }

  /// The size of the content: the width of the collection view and the height of all sections.
  open override var collectionViewContentSize: CGSize {
    CGSize(
      width: collectionView?.bounds.width ?? 0, height: arrangement?.length ?? geometry.totalLength)
  }

  /// Returns the attributes of the elements that intersect a rectangle of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    if let arrangement {
      return arrangement.elements(in: rect, below: visibleTop).map(attributes(of:))
    }
    var elements = geometry.elements(from: rect.minY, to: rect.maxY)
    if let first = elements.first, isPinned(.header(first.section)), first != .header(first.section)
    {
      elements.insert(.header(first.section), at: 0)
    }
    return elements.compactMap(attributes)
  }

  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if let arrangement {
      return arrangement.placed(CollectionElement(kind: nil, indexPath: indexPath))
        .map(attributes(of:))
    }
    return attributes(of: .row(indexPath))
  }

  /// Returns the attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if let arrangement {
      return arrangement.placed(CollectionElement(kind: elementKind, indexPath: indexPath))
        .map(attributes(of:))
    }
    guard let element = Self.element(kind: elementKind, indexPath), hasHeading(element) else {
      return nil
    }
    return attributes(of: element)
  }

  /// Returns whether the width has changed, because texts wrap differently then.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func measuresViews(for attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let arrangement else { return true }
    return arrangement.placed(Self.collectionElement(attributes))?.isEstimated ?? false
  }

  override func adopt(
    _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
  ) -> Bool {
    if arrangement != nil {
      let element = Self.collectionElement(original)
      let old = measuredSizes.updateValue(preferred.size, forKey: element) ?? original.size
      guard old != preferred.size else { return false }
      isPrepared = false
      return true
    }
    guard let element = Self.element(original) else { return false }
    let height = preferred.size.height
    measured[element] = height
    guard let span = geometry.span(of: element), span.length != height else { return false }
    switch element {
    case .row(let indexPath): geometry.setRowHeight(height, at: indexPath)
    case .header(let section): geometry.setHeaderHeight(height, at: section)
    case .footer(let section): geometry.setFooterHeight(height, at: section)
    }
    return true
  }

  override func discardMeasuredSizes() {
    measured = [:]
    measuredSizes = [:]
  }

  override func itemsDidMove(_ place: (IndexPath) -> IndexPath?) {
    var moved: [ListElement: CGFloat] = [:]
    for (element, height) in measured {
      if case .row(let indexPath) = element, let target = place(indexPath) {
        moved[.row(target)] = height
      }
    }
    measured = moved
    measuredSizes = [:]
  }

  override func swipeActions(
    at indexPath: IndexPath, _ edge: RowSwipe.Edge
  ) -> UISwipeActionsConfiguration? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let list = sections[indexPath.section].list
    return edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider?(indexPath)
      : list.trailingSwipeActionsConfigurationProvider?(indexPath)
  }

  // MARK: Geometry

  private func heights(_ count: Int, section: Int) -> [CGFloat] {
    let usual =
      CellMetrics.height + (sections[section].list.showsSeparators ? CellMetrics.height : 0)
    if measured.isEmpty { return Array(repeating: usual, count: count) }
    return (0..<count).map { measured[.row(IndexPath(item: $0, section: section))] ?? usual }
  }

  private func topMargin(of list: UICollectionLayoutListConfiguration, at index: Int) -> CGFloat {
    if let padding = list.headerTopPadding { return max(0, padding.finiteOrZero) }
    return list.isGrouped ? CellMetrics.height : 0
  }

  private func hasHeading(_ element: ListElement) -> Bool {
    guard sections.indices.contains(element.section) else { return false }
    let list = sections[element.section].list
    switch element {
    case .header: return list.headerMode == .supplementary
    case .footer: return list.footerMode == .supplementary
    case .row: return true
    }
  }

  /// Whether a header stays at the top while its section is visible.
  private func isPinned(_ element: ListElement) -> Bool {
    guard case .header(let section) = element, hasHeading(element) else { return false }
    return sections[section].list.appearance == .plain
  }

  private func attributes(
    of placed: CompositionalArrangement.Placed
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      placed.element.kind.map {
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: $0, with: placed.element.indexPath)
      } ?? UICollectionViewLayoutAttributes(forCellWith: placed.element.indexPath)
    attributes.frame = placed.frame(below: visibleTop)
    if placed.element.kind != nil { attributes.zIndex = 1 }
    return attributes
  }

  /// The upper edge of the content that no bar covers.
  private var visibleTop: CGFloat {
    guard let collectionView else { return 0 }
    return collectionView.bounds.minY + collectionView.adjustedContentInset.top
  }

  private static func collectionElement(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> CollectionElement {
    CollectionElement(kind: attributes.representedElementKind, indexPath: attributes.indexPath)
  }

  private func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
    guard let span = geometry.span(of: element), let collectionView else { return nil }
    let section = sections[element.section]
    let attributes: ListLayoutAttributes
    switch element {
    case .row(let indexPath): attributes = ListLayoutAttributes(forCellWith: indexPath)
    case .header, .footer:
      attributes = ListLayoutAttributes(
        forSupplementaryViewOfKind: Self.kind(of: element),
        with: IndexPath(item: 0, section: element.section))
      attributes.heading = element
      attributes.zIndex = 1
    }
    let insets = section.contentInsets
    let margin = section.list.sideMargin
    let isRightToLeft = collectionView.isRightToLeft
    let left = margin + (isRightToLeft ? insets.trailing : insets.leading)
    let right = margin + (isRightToLeft ? insets.leading : insets.trailing)
    attributes.frame = CGRect(
      x: left, y: span.start, width: max(0, collectionView.bounds.width - left - right),
      height: span.length)
    if isPinned(element), let whole = geometry.span(ofSection: element.section) {
      attributes.frame.origin.y = max(span.start, min(visibleTop, whole.end - span.length))
    }
    attributes.appearance = section.list.appearance
    if case .row(let indexPath) = element {
      attributes.chrome = chrome(of: indexPath, section.list)
      if section.list.headerMode == .firstItemInSection, indexPath.item == 0 {
        attributes.heading = .header(indexPath.section)
      }
    }
    return attributes
  }

  private func chrome(
    of indexPath: IndexPath, _ list: UICollectionLayoutListConfiguration
  ) -> CellChrome {
    var chrome = CellChrome()
    if list.isGrouped { chrome.background = .secondarySystemGroupedBackground }
    guard list.showsSeparators else { return chrome }
    let separator =
      list.itemSeparatorHandler?(indexPath, list.separatorConfiguration)
      ?? list.separatorConfiguration
    let isLast = indexPath.item == geometry.sections[indexPath.section].rows.count - 1
    let isHidden =
      separator.bottomSeparatorVisibility == .hidden
      || (separator.bottomSeparatorVisibility == .automatic && isLast && list.isGrouped)
    chrome.separator = CellChrome.Separator(
      // A hidden separator keeps its line, so that all rows have the same height.
      color: isHidden ? .clear : separator.color,
      leading: max(0, separator.bottomSeparatorInsets.leading),
      trailing: max(0, separator.bottomSeparatorInsets.trailing))
    return chrome
  }

  private static let plain = UICollectionLayoutListConfiguration(appearance: .plain)

  private static func kind(of element: ListElement) -> String {
    if case .header = element { return UICollectionView.elementKindSectionHeader }
    return UICollectionView.elementKindSectionFooter
  }

  private static func element(kind: String, _ indexPath: IndexPath) -> ListElement? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: .header(indexPath.section)
    case UICollectionView.elementKindSectionFooter: .footer(indexPath.section)
    default: nil
    }
  }

  private static func element(_ attributes: UICollectionViewLayoutAttributes) -> ListElement? {
    guard let kind = attributes.representedElementKind else { return .row(attributes.indexPath) }
    return element(kind: kind, attributes.indexPath)
  }
}
