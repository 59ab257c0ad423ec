extension UIView {
  /// The subview in which the first responder is, at whatever depth; nil when it is in none.
  var subviewWithFirstResponder: UIView? {
    guard let responder = storedWindow?.firstResponder else { return nil }
    var next = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    while let view = next {
      if view.storedSuperview === self { return view }
      next = view.storedSuperview
    }
    return nil
  }

  /// Lets the lists around a view that is first responder no more give back the cell that they kept for
  /// it.
  func releaseKeptCells() {
    var next = storedSuperview
    while let view = next {
      if view is UITableView || view is UICollectionView { view.setNeedsLayout() }
      next = view.storedSuperview
    }
  }
}
