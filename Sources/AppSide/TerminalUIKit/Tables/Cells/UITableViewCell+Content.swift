import CellRendering
import Foundation

extension UITableViewCell {
  func showContent(_ configuration: (any UIContentConfiguration)?) {
    let previous = contentView
    if host.show(configuration) {
      if previous !== contentView { previous.removeFromSuperview() }
      insertSubview(contentView, at: 0)
    }
    tableView?.contentHeightMayHaveChanged(of: self)
    TreeChange.note()
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration(using: configurationState)
    // Changes made by the update must not request another one.
    needsConfigurationUpdate = false
  }

  func follow(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      let updated = content.updated(for: state)
      if !content.isKnownToEqual(updated) { showContent(updated) }
    }
    setNeedsDisplay()
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isFocused = chrome.isFocused
    state.isSwiped = swipeActions != nil
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// The background configuration for the cell's current state.
  var shownBackground: UIBackgroundConfiguration? {
    guard let backgroundConfiguration else { return nil }
    return automaticallyUpdatesBackgroundConfiguration && selectionStyle != .none
      ? backgroundConfiguration.updated(for: currentState) : backgroundConfiguration
  }

  /// Whether the cell appears selected.
  var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  func markDidChange() {
    // As in UIKit, the labels are highlighted with the cell.
    let isMarked = isSelected || isHighlighted
    labels.text?.isHighlighted = isMarked
    labels.detail?.isHighlighted = isMarked
    selectedBackgroundView?.isHidden = !isMarked
    setNeedsUpdateConfiguration()
    setNeedsDisplay()
  }

  func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    if let selectedBackgroundView {
      // The selected background is in front of the other one.
      if let backgroundView { insertSubview(selectedBackgroundView, aboveSubview: backgroundView) }
      selectedBackgroundView.isHidden = !showsSelection
    }
    setNeedsLayout()
  }

  func backgroundConfigurationDidChange(from old: UIBackgroundConfiguration?) {
    if old?.customView !== backgroundConfiguration?.customView {
      old?.customView?.removeFromSuperview()
      if let view = backgroundConfiguration?.customView { insertSubview(view, at: 0) }
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  func chromeDidChange(from old: CellChrome) {
    if old.separatorHeight != chrome.separatorHeight { setNeedsLayout() }
    if old.isFocused != chrome.isFocused { setNeedsUpdateConfiguration() }
    setNeedsDisplay()
  }

  func arrangeContent() {
    let area = chrome.contentArea(in: storedBounds)
    for background in [backgroundView, selectedBackgroundView, backgroundConfiguration?.customView]
    {
      background?.frame = area
    }
    let inner = accessories.arrange(in: indented(area), isRightToLeft: isRightToLeft)
    if contentView.frame != inner { contentView.frame = inner }
    if host.configuration == nil, hasLabels { placeLabels() }
    swipeActions?.arrange(in: area, isRightToLeft: isRightToLeft)
  }

  /// Returns the height of the row at a width, including the separator.
  func rowHeight(inWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let room = indented(CGRect(x: 0, y: 0, width: width, height: 0)).width
    let inner = max(0, room - accessories.width)
    let content: CGFloat
    if let view = host.view {
      content = view.fittingHeight(width: inner)
    } else {
      let labels = hasLabels ? arrangeLabels(in: inner).size.height : 0
      content = max(labels, ownContentHeight(width: inner))
    }
    return max(content, CellMetrics.height) + chrome.separatorHeight
  }

  /// Returns the height of the app's own subviews of the content view.
  private func ownContentHeight(width: CGFloat) -> CGFloat {
    let own = storedContentView.storedSubviews.contains {
      $0 !== labels.text && $0 !== labels.detail && $0 !== labels.image
    }
    return own ? storedContentView.fittingHeight(width: width) : 0
  }

  private func indented(_ area: CGRect) -> CGRect {
    let indentation = max(0, min(CGFloat(indentationLevel) * indentationWidth, area.width))
    return CGRect(
      x: area.minX + (isRightToLeft ? 0 : indentation), y: area.minY,
      width: area.width - indentation, height: area.height)
  }
}
