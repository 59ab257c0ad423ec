extension UICollectionViewCell {
  func showContent(_ configuration: (any UIContentConfiguration)?) {
    let previous = contentView
    if host.show(configuration) {
      if previous !== contentView { previous.removeFromSuperview() }
      addSubview(contentView)
    }
    TreeChange.note()
    contentDidChange()
    setNeedsLayout()
  }

  func follow(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      let updated = content.updated(for: state)
      if !content.isKnownToEqual(updated) { showContent(updated) }
    }
    setNeedsDisplay()
  }

  func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    if let backgroundView { sendSubviewToBack(backgroundView) }
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
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
}

extension UIContentConfiguration {
  /// Whether the two configurations are known to be equal, so that the view needs no update.
  func isKnownToEqual(_ other: any UIContentConfiguration) -> Bool {
    guard let one = self as? any Equatable, let other = other as? any Equatable else {
      return false
    }
    return one.isSame(as: other)
  }
}

extension Equatable {
  fileprivate func isSame(as other: any Equatable) -> Bool { (other as? Self) == self }
}
