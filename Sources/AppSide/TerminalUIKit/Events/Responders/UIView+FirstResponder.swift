extension UIView {
  /// The direct subview that is or contains the first responder, or `nil`.
  var subviewWithFirstResponder: UIView? {
    guard let responder = storedWindow?.firstResponder else { return nil }
    var next = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    while let view = next {
      if view.storedSuperview === self { return view }
      next = view.storedSuperview
    }
    return nil
  }

  /// Lets the surrounding lists release the cell that they kept because it contained the first
  /// responder.
  func releaseKeptCells() {
    var next = storedSuperview
    while let view = next {
      if view is UITableView || view is UICollectionView { view.setNeedsLayout() }
      next = view.storedSuperview
    }
  }
}
