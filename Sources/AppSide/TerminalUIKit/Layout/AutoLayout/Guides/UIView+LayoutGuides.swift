/// The layout guides of a view (UIKit).
extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState.item?.guides ?? [] }

  /// Adds a guide, taking it from where it was.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Removes a guide, together with the constraints that speak of it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// What no bar covers of the view.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, identifier: "UIViewSafeAreaLayoutGuide")
  }

  /// What lies within the margins of the view.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.margins, identifier: "UIViewLayoutMarginsGuide")
  }

  /// What lies within the margins and is narrow enough to read.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, identifier: "UIViewReadableContentGuide")
  }

  /// What the keyboard covers of the view: nothing but the bottom of the safe area, as in UIKit while
  /// no keyboard is shown, because a terminal's lies in front of it.
  public var keyboardLayoutGuide: UILayoutGuide {
    systemGuide(.keyboard, identifier: "UIViewKeyboardLayoutGuide")
  }

  func adopt(_ guide: UILayoutGuide) {
    constraintItem.guides.append(guide)
    rootView.autoLayoutEngine?.setNeedsRebuild()
  }

  func forget(_ guide: UILayoutGuide) {
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
