import Foundation

extension UIView {
  /// The smallest rectangle that contains the transformed view, in the superview's coordinates.
  var currentFrame: CGRect {
    let plain = CGRect(origin: origin, size: storedBounds.size)
    if transform.isIdentity { return plain }
    let half = CGSize(width: plain.width / 2, height: plain.height / 2)
    let aboutCenter = CGRect(
      x: -half.width, y: -half.height, width: plain.width, height: plain.height)
    return aboutCenter.applying(transform).finite.offsetBy(dx: plain.midX, dy: plain.midY)
  }

  func setFrame(_ frame: CGRect) {
    if transform.isIdentity {
      setGeometry(
        origin: frame.origin, bounds: CGRect(origin: storedBounds.origin, size: frame.size))
      return
    }
    let factor = frame.size == .zero ? .zero : currentFrame.size
    let size = CGSize(
      width: factor.width > 0 ? storedBounds.width * frame.width / factor.width : frame.width,
      height: factor.height > 0 ? storedBounds.height * frame.height / factor.height : frame.height)
    let center = CGPoint(x: frame.midX - transform.tx, y: frame.midY - transform.ty)
    setGeometry(
      origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2).finite,
      bounds: CGRect(origin: storedBounds.origin, size: size).finite)
  }

  /// Places the view as UIKit's layout does.
  ///
  /// It sets `bounds` and `center` regardless of the transform, because a subclass may override
  /// these properties.
  func place(at origin: CGPoint, size: CGSize) {
    let before = UIView.placement
    defer { UIView.placement = before }
    UIView.placement = (self, origin)
    bounds = CGRect(origin: storedBounds.origin, size: size)
    UIView.placement = (self, origin)
    center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// The view that is being placed and its new origin, which changes together with its size.
  private static var placement: (view: UIView, origin: CGPoint)?

  /// Removes and returns the new origin if this view is being placed.
  private func takePlacement() -> CGPoint? {
    guard let placement = UIView.placement, placement.view === self else { return nil }
    UIView.placement = nil
    return placement.origin
  }

  /// Sets the bounds.
  ///
  /// As in UIKit, a new size keeps the centre.
  func setBounds(_ bounds: CGRect) {
    if let origin = takePlacement() { return setGeometry(origin: origin, bounds: bounds) }
    let growth = CGSize(
      width: bounds.width - storedBounds.width, height: bounds.height - storedBounds.height)
    let origin = CGPoint(
      x: origin.x - growth.width / 2, y: origin.y - growth.height / 2)
    setGeometry(origin: origin, bounds: bounds)
  }

  func setCenter(_ center: CGPoint) {
    if let origin = takePlacement() { return setGeometry(origin: origin, bounds: storedBounds) }
    let origin = CGPoint(
      x: center.x - storedBounds.width / 2, y: center.y - storedBounds.height / 2)
    setGeometry(origin: origin, bounds: storedBounds)
  }

  /// Sets the origin and the bounds; all changes of geometry pass through here.
  func setGeometry(origin newOrigin: CGPoint, bounds newBounds: CGRect) {
    guard newOrigin != origin || newBounds != storedBounds else { return }
    let (oldCenter, oldBounds) = (center, storedBounds)
    let oldSize = oldBounds.size
    origin = newOrigin
    storedBounds = newBounds
    didChangeGeometry(
      AnimatedProperties(
        position: center != oldCenter, boundsOrigin: newBounds.origin != oldBounds.origin,
        boundsSize: newBounds.size != oldSize))
    layoutState.item?.engine?.geometryDidChange(self)
    guard newBounds.size != oldSize else { return }
    if autoresizesSubviews { resizeSubviews(from: oldSize) }
    setNeedsLayout()
  }

  func didChangeGeometry(_ properties: AnimatedProperties) {
    recordAnimatableChange(properties)
    TreeChange.note()
    safeAreaMayHaveChanged()
  }

  /// Resizes the subviews by their autoresizing masks.
  ///
  /// Each subview resizes its own subviews in turn. Because views can be nested ten thousand levels
  /// deep, the recursion stops at a certain depth and continues from the top.
  private func resizeSubviews(from oldSize: CGSize) {
    let resizing = Resizing(view: self, from: oldSize, to: storedBounds.size)
    guard Resizing.depth < Resizing.greatestDepth else {
      return Resizing.postponed.append(resizing)
    }
    Resizing.depth += 1
    resizing.perform()
    while Resizing.depth == 1, !Resizing.postponed.isEmpty {
      let postponed = Resizing.postponed
      Resizing.postponed = []
      for resizing in postponed { resizing.perform() }
    }
    Resizing.depth -= 1
  }
}

/// A change of size that a view's subviews must follow.
@MainActor
private struct Resizing {
  let view: UIView
  let from: CGSize
  let to: CGSize

  func perform() {
    for subview in view.storedSubviews
    where subview.translatesAutoresizingMaskIntoConstraints && !subview.autoresizingMask.isEmpty {
      subview.frame = subview.autoresizingMask.resized(subview.frame, from: from, to: to)
    }
  }

  /// The current depth of nested changes.
  static var depth = 0
  /// The changes beyond the maximum depth, in order.
  static var postponed: [Resizing] = []
  static let greatestDepth = 100
}
