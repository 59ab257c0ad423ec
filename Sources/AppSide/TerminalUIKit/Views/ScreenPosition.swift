import Foundation

/// The cached position of a view on the screen.
struct ScreenPosition {
  /// The value of `TreeChange.count` when the position was computed.
  var change = UInt64.max
  /// The origin of the view's coordinates on the screen, in points, or `nil` below a rotation or
  /// scaling.
  var offset: CGPoint? = .zero
  /// The part of the screen that clips the view's content, in points, or `nil` if nothing clips it.
  var clip: CGRect?
}

extension UIView {
  /// The position of the view on the screen.
  ///
  /// It is cached until the next change. Otherwise, computing it for every element of a deep tree
  /// would take time quadratic in the depth.
  private var screenPosition: ScreenPosition {
    let now = TreeChange.count
    if storedScreenPosition.change == now { return storedScreenPosition }
    guard let superview = storedSuperview else {
      return place(in: ScreenPosition(change: now))
    }
    if superview.storedScreenPosition.change == now {
      return place(in: superview.storedScreenPosition)
    }
    // No recursion, because views can be nested ten thousand levels deep.
    var unplaced = [self]
    var next: UIView? = superview
    var place = ScreenPosition(change: now)
    while let view = next {
      if view.storedScreenPosition.change == now {
        place = view.storedScreenPosition
        break
      }
      unplaced.append(view)
      next = view.storedSuperview
    }
    for view in unplaced.reversed() { place = view.place(in: place) }
    return place
  }

  /// The origin of the view's coordinates on the screen, in points, or `nil` below a transform.
  var screenOffset: CGPoint? { screenPosition.offset }

  /// The part of the screen that clips the view's content, in points, or `nil` if nothing clips it.
  package var screenClip: CGRect? { screenPosition.clip }

  private func place(in around: ScreenPosition) -> ScreenPosition {
    var place = around
    if let offset = around.offset, transform.isIdentity {
      place.offset = CGPoint(
        x: offset.x + origin.x - storedBounds.origin.x,
        y: offset.y + origin.y - storedBounds.origin.y)
    } else {
      place.offset = nil
    }
    storedScreenPosition = place
    if let inside = clipsToBounds || self is UIWindow ? storedBounds : subviewClip {
      let own = screenRect(inside)
      place.clip = around.clip?.intersection(own) ?? own
      storedScreenPosition = place
    }
    return place
  }
}
