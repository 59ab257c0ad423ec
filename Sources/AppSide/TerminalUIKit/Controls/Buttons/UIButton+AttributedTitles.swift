import Foundation

extension UIButton {
  /// Sets the styled title for a state, which precedes the plain one; states without one use that of
  /// `normal`.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    content.attributedTitles[state] = title
    titleDidChange()
  }

  /// Returns the styled title for a state, or that of `normal` if it has none.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content.attributedTitles[state] ?? content.attributedTitles[.normal]
  }

  /// The styled title for the current state, or `nil` if there isn't one.
  public var currentAttributedTitle: NSAttributedString? {
    content.attributedTitles.isEmpty ? nil : attributedTitle(for: lookupState)
  }

  /// The styled title, unless a configuration has a title of its own.
  var shownAttributedTitle: NSAttributedString? {
    content.isConfigured && configuration?.title != nil ? nil : currentAttributedTitle
  }
}
