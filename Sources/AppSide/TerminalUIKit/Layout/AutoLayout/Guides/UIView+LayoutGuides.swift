/// The layout guides of a view (UIKit).
extension UIView {
  /// The guides that have been added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState.item?.guides ?? [] }

  /// Adds a guide and removes it from its previous view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Removes a guide together with its constraints.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// The guide of the area that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, identifier: "UIViewSafeAreaLayoutGuide")
  }

  /// The guide of the area within the layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.margins, identifier: "UIViewLayoutMarginsGuide")
  }

  /// The guide of the area within the layout margins that is narrow enough for reading.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, identifier: "UIViewReadableContentGuide")
  }

  /// The guide of the area that the keyboard covers.
  ///
  /// It covers only the bottom of the safe area, as in UIKit without a visible keyboard, because a
  /// terminal has a hardware keyboard.
  public var keyboardLayoutGuide: UILayoutGuide {
    systemGuide(.keyboard, identifier: "UIViewKeyboardLayoutGuide")
  }

  func adopt(_ guide: UILayoutGuide) {
    constraintItem.guides.append(guide)
    rootView.autoLayoutEngine?.setNeedsRebuild()
  }

  func didRemove(_ guide: UILayoutGuide) {
    guard let item = layoutState.item else { return }
    item.guides.removeAll { $0 === guide }
    for constraint in Array(item.mentions.values)
    where constraint.firstItem === guide || constraint.secondItem === guide {
      constraint.deactivate()
    }
  }

  func systemGuide(_ kind: UILayoutGuide.Kind, identifier: String) -> UILayoutGuide {
    let item = constraintItem
    if let guide = item.systemGuides[kind] { return guide }
    let guide = UILayoutGuide(kind, of: self, identifier: identifier)
    item.systemGuides[kind] = guide
    return guide
  }
}
