import Foundation

extension UIView {
  /// The smallest rectangle of the superview that holds the transformed view.
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

  /// Gives the view its place as UIKit's layout does: through `bounds` and `center`, whatever the
  /// transform is, so that a class with properties of its own hears of it.
  func place(at origin: CGPoint, size: CGSize) {
    let before = UIView.placement
    defer { UIView.placement = before }
    UIView.placement = (self, origin)
    bounds = CGRect(origin: storedBounds.origin, size: size)
    UIView.placement = (self, origin)
    center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// A view that is given its place, and the origin that it gets together with the size: both are one
  /// change.
  private static var placement: (view: UIView, origin: CGPoint)?

  /// The origin that a view gets now, as long as it has not got it.
  private func takePlacement() -> CGPoint? {
    guard let placement = UIView.placement, placement.view === self else { return nil }
    UIView.placement = nil
    return placement.origin
  }

  /// As in UIKit, a new size leaves the middle where it was.
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

  /// The one place where geometry changes.
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
    noteAnimatableChange(properties)
    TreeChange.note()
    safeAreaMayHaveChanged()
  }

  /// Subviews are told by their `frame`, which resizes theirs, and so on: far down they have to wait
  /// until the call is back at the top, as views may be nested ten thousand levels deep.
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

/// A new size that the subviews of a view have to follow.
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

  /// How many of them are under way, one in another.
  static var depth = 0
  /// Those that are too far down, in the order in which they came.
  static var postponed: [Resizing] = []
  static let greatestDepth = 100
}
