import Foundation

/// The geometry of layers that no view owns.
extension CALayer {
  /// Returns the smallest rectangle around the transformed layer for a size and a position.
  func transformedFrame(of size: CGSize, at position: CGPoint) -> CGRect {
    let aboutAnchor = CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
    let transform = affineTransform()
    return (transform.isIdentity ? aboutAnchor : aboutAnchor.applying(transform).finite)
      .offsetBy(dx: position.x, dy: position.y).finite
  }

  /// Sets the size and the position that give the transformed layer a frame.
  func place(in new: CGRect) {
    var size = new.size
    if !affineTransform().isIdentity {
      let current = transformedFrame(of: ownBounds.size, at: .zero).size
      if current.width > 0 { size.width *= ownBounds.width / current.width }
      if current.height > 0 { size.height *= ownBounds.height / current.height }
    }
    ownBounds = CGRect(origin: ownBounds.origin, size: size).finite
    let atOrigin = transformedFrame(of: ownBounds.size, at: .zero)
    ownPosition = CGPoint(x: new.minX - atOrigin.minX, y: new.minY - atOrigin.minY).finite
  }

  /// Converts a point of the superlayer to the layer's coordinates; `nil` if the transform leaves
  /// nothing of the layer.
  func convertFromSuperlayer(_ point: CGPoint) -> CGPoint? {
    let transform = affineTransform()
    guard transform.isFinite, transform.a * transform.d != transform.b * transform.c else {
      return nil
    }
    if let view { return view.convertFromSuperview(point) }
    let anchor = CGPoint(
      x: ownBounds.minX + anchorPoint.x * ownBounds.width,
      y: ownBounds.minY + anchorPoint.y * ownBounds.height)
    let moved = CGPoint(x: point.x - ownPosition.x, y: point.y - ownPosition.y)
      .applying(transform.inverted()).finite
    return CGPoint(x: moved.x + anchor.x, y: moved.y + anchor.y)
  }
}
