import Foundation

/// Where a view is on the screen, as it was worked out at a moment.
struct ScreenPlace {
  /// `TreeChange.count` of that moment.
  var change = UInt64.max
  /// Where the view's coordinates begin, in points; nil where a transform turns or scales them.
  var offset: CGPoint? = .zero
  /// To what part of the screen everything inside the view is cut off, in points; nil where it is not.
  var clip: CGRect?
}

extension UIView {
  /// Where the view is on the screen.
  ///
  /// It is worked out once until something changes: every element of a deep tree asks for it, and the
  /// way up from each would be the square of the depth.
  private var placeOnScreen: ScreenPlace {
    let now = TreeChange.count
    if screenPlace.change == now { return screenPlace }
    guard let superview = storedSuperview else {
      return place(in: ScreenPlace(change: now))
    }
    if superview.screenPlace.change == now { return place(in: superview.screenPlace) }
    // Not recursive: views may be nested ten thousand levels deep.
    var unplaced = [self]
    var next: UIView? = superview
    var place = ScreenPlace(change: now)
    while let view = next {
      if view.screenPlace.change == now {
        place = view.screenPlace
        break
      }
      unplaced.append(view)
      next = view.storedSuperview
    }
    for view in unplaced.reversed() { place = view.place(in: place) }
    return place
  }

  /// Where the view's coordinates begin on the screen, in points; nil below a transform.
  var screenOffset: CGPoint? { placeOnScreen.offset }

  /// To what part of the screen everything inside the view is cut off, in points; nil where it is not.
  package var screenClip: CGRect? { placeOnScreen.clip }

  private func place(in around: ScreenPlace) -> ScreenPlace {
    var place = around
    if let offset = around.offset, transform.isIdentity {
      place.offset = CGPoint(
        x: offset.x + origin.x - storedBounds.origin.x,
        y: offset.y + origin.y - storedBounds.origin.y)
    } else {
      place.offset = nil
    }
    screenPlace = place
    if let inside = clipsToBounds || self is UIWindow ? storedBounds : subviewClip {
      let own = screenRect(inside)
      place.clip = around.clip?.intersection(own) ?? own
      screenPlace = place
    }
    return place
  }
}
