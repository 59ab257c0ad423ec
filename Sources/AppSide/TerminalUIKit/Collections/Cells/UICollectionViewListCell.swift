import CellRendering
import Foundation

/// A row of a collection that is laid out as a list (UIKit).
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell, SwipeableCell {
  final private var strip = AccessoryStrip()
  final private var stripIsEditing = false
  final var swipeActions: SwipeActionsView?
  /// What the list draws around the row.
  final var chrome = CellChrome() {
    didSet {
      if chrome.separatorHeight != oldValue.separatorHeight { setNeedsLayout() }
      setNeedsDisplay()
    }
  }
  /// The look that rows have in the list that the cell is in.
  final var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  /// Whether the cell shows a header or footer.
  final var heading: ListElement?

  /// The same for a list in the look of the cell's list, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (heading, appearance) {
    case (.header, .plain), (.header, .sidebarPlain): .plainHeader()
    case (.header, .sidebar): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
    case (.footer, _): .groupedFooter()
    case (_, .sidebar): .sidebarCell()
    default: .cell()
    }
  }

  /// The background of a row of the list that the cell is in.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch appearance {
    case .plain, .sidebarPlain: heading == nil ? .listPlainCell() : .listPlainHeaderFooter()
    case .grouped, .insetGrouped: heading == nil ? .listGroupedCell() : .listGroupedHeaderFooter()
    case .sidebar: heading == nil ? .listSidebarCell() : .listSidebarHeader()
    }
  }

  /// How deep the row is in others.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far a level moves the content in, in points.
  open var indentationWidth: CGFloat = 2 * CellMetrics.width { didSet { setNeedsLayout() } }
  /// Whether the level moves the signs in, too.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// The signs at the edges of the row.
  ///
  /// Each kind may be there once, and so may each view: for more of them UIKit throws an exception.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

  /// Puts signs, content and backgrounds into their places.
  open override func layoutSubviews() {
    if stripIsEditing != isEditing { updateAccessories() }
    super.layoutSubviews()
    swipeActions?.arrange(in: rowArea, isRightToLeft: isRightToLeft)
  }

  /// The size that the content takes in the width of a target, the line below the row included.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if stripIsEditing != isEditing { updateAccessories() }
    let width = max(0, targetSize.width - strip.width - indentation)
    let content = contentView.fittingHeight(width: width)
    return CGSize(
      width: targetSize.width,
      height: max(content, CellMetrics.height) + chrome.separatorHeight)
  }

  /// Takes the look that the list gives to the row.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? ListLayoutAttributes else { return }
    appearance = attributes.appearance
    heading = attributes.heading
    var chrome = attributes.chrome
    chrome.isFocused = isMarkedByKeyboard
    if !chrome.isSame(as: self.chrome) { self.chrome = chrome }
    setNeedsDisplay()
  }

  override func drawContent(in context: DrawingContext) {
    let background = backgroundConfiguration ?? defaultBackgroundConfiguration()
    chrome.draw(
      in: storedBounds, of: self,
      configuration: backgroundView == nil ? shown(background) : nil,
      isMarked: isSelected || isHighlighted || isReordering, context: context)
  }

  override var contentMargins: LayoutMargins { .ofRowContent }

  override var contentArea: CGRect {
    var area = rowArea
    let indentation = min(self.indentation, area.width)
    area.size.width -= indentation
    if !isRightToLeft { area.origin.x += indentation }
    return strip.arrange(in: area, isRightToLeft: isRightToLeft)
  }

  override var currentState: UICellConfigurationState {
    var state = super.currentState
    state.isSwiped = swipeActions != nil
    return state
  }

  override func stateDidChange() {
    super.stateDidChange()
    var chrome = self.chrome
    chrome.isFocused = isMarkedByKeyboard
    if !chrome.isSame(as: self.chrome) { self.chrome = chrome }
    if accessories.contains(where: { $0.accessoryType == .multiselect }) { updateAccessories() }
  }

  private func accessoriesDidChange() {
    if let repeated = repeatedAccessory { ListMisuse.repeatedAccessory(repeated).report() }
    updateAccessories()
  }

  override func expansionDidChange() {
    super.expansionDidChange()
    if outlineDisclosure != nil { updateAccessories() }
  }

  var rowArea: CGRect { chrome.contentArea(in: storedBounds) }

  private var indentation: CGFloat {
    max(0, CGFloat(indentationLevel) * indentationWidth).finiteOrZero
  }

  private var isEditing: Bool { collectionView?.isEditing ?? false }

  /// Shows the signs that suit the state of the cell.
  func updateAccessories() {
    stripIsEditing = isEditing
    let old = strip.signs
    strip = AccessoryStrip()
    for accessory in distinctAccessories where accessory.isShown(whileEditing: isEditing) {
      let view = makeView(for: accessory, insteadOf: old)
      if accessory.placement == .leading {
        strip.leading.append(view)
      } else {
        strip.trailing.append(view)
      }
      if view.superview === self { bringSubviewToFront(view) } else { addSubview(view) }
    }
    let signs = strip.signs
    for view in old where !signs.contains(view) { view.removeFromSuperview() }
    if let swipeActions { bringSubviewToFront(swipeActions) }
    TreeChange.note()
    contentDidChange()
    setNeedsLayout()
  }
}
