import CellRendering
import Foundation

/// A cell of a collection view with a list layout (UIKit).
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell, SwipeableCell {
  final private var strip = AccessoryStrip()
  final private var stripIsEditing = false
  final var swipeActions: SwipeActionsView?
  /// The background, separator and focus mark of the row.
  final var chrome = CellChrome() {
    didSet {
      if chrome.separatorHeight != oldValue.separatorHeight { setNeedsLayout() }
      setNeedsDisplay()
    }
  }
  /// The appearance of the list that contains the cell.
  final var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  /// The header or footer that the cell shows, if any.
  final var heading: ListElement?

  /// Returns a content configuration without content, in the style of the cell's list.
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

  /// Returns the default background of a row in the cell's list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch appearance {
    case .plain, .sidebarPlain: heading == nil ? .listPlainCell() : .listPlainHeaderFooter()
    case .grouped, .insetGrouped: heading == nil ? .listGroupedCell() : .listGroupedHeaderFooter()
    case .sidebar: heading == nil ? .listSidebarCell() : .listSidebarHeader()
    }
  }

  /// The indentation level of the row.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation level, in points.
  open var indentationWidth: CGFloat = 2 * CellMetrics.width { didSet { setNeedsLayout() } }
  /// Whether leading accessories are indented.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  /// The accessories of the row.
  ///
  /// Each type and each custom view may occur once; UIKit raises an exception for repetitions.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

  /// Lays out the accessories, the content and the backgrounds.
  open override func layoutSubviews() {
    if stripIsEditing != isEditing { updateAccessories() }
    super.layoutSubviews()
    swipeActions?.arrange(in: rowArea, isRightToLeft: isRightToLeft)
  }

  /// Returns the size that fits the content in the width of a target size, including the separator.
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

  /// Applies the list's attributes of the row.
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

  override var focusMark: FocusMark { FocusMark(area: rowArea, color: focusMarkColor) }

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

  /// Shows the accessories for the current state of the cell.
  func updateAccessories() {
    stripIsEditing = isEditing
    let old = strip.accessoryViews
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
    let accessoryViews = strip.accessoryViews
    for view in old where !accessoryViews.contains(view) { view.removeFromSuperview() }
    if let swipeActions { bringSubviewToFront(swipeActions) }
    TreeChange.note()
    contentDidChange()
    setNeedsLayout()
  }
}
