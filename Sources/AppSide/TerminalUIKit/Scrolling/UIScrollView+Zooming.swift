import Foundation

/// Zooming by the app, which changes the size of the content; a terminal's characters keep theirs.
extension UIScrollView {
  /// The current scale of the content.
  ///
  /// Setting it keeps to the limits and calls the delegate.
  public var zoomScale: CGFloat {
    get { scrolling.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The smallest scale.
  public var minimumZoomScale: CGFloat {
    get { scrolling.minimumZoomScale }
    set { if accepts(newValue, as: "minimumZoomScale") { scrolling.minimumZoomScale = newValue } }
  }

  /// The largest scale; with the smallest one it permits zooming.
  public var maximumZoomScale: CGFloat {
    get { scrolling.maximumZoomScale }
    set { if accepts(newValue, as: "maximumZoomScale") { scrolling.maximumZoomScale = newValue } }
  }

  /// Whether the content can be pinched beyond the limits; has no effect.
  public var bouncesZoom: Bool {
    get { true }
    set {}
  }

  /// Whether the user is zooming; always `false`, because there is no pinching.
  public var isZooming: Bool { false }

  /// Scales the content.
  ///
  /// The view that the delegate returns gets the scale as its transform, and the content is as large as
  /// that view then is. Without such a view nothing happens, as in UIKit.
  ///
  /// - Parameters:
  ///   - scale: The scale, which is limited.
  ///   - animated: Has no effect; a terminal shows only the end of an animation.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard accepts(scale, as: "zoomScale"), let view = scrollDelegate?.viewForZooming(in: self)
    else {
      return
    }
    let limited = max(minimumZoomScale, min(scale, max(minimumZoomScale, maximumZoomScale)))
    guard limited != scrolling.zoomScale else { return }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    scrolling.zoomScale = limited
    view.transform = CGAffineTransform(scaleX: limited, y: limited)
    contentSize = CGSize(width: view.bounds.width * limited, height: view.bounds.height * limited)
    view.frame.origin = .zero
    scrollDelegate?.scrollViewDidZoom(self)
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: limited)
  }

  /// Scales the content so that a part of it fills the view.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of the view that zooms.
  ///   - animated: Whether the movement of the content is animated.
  public func zoom(to rect: CGRect, animated: Bool) {
    let rect = rect.finite
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    let scale = scrolling.zoomScale
    scrollRectToVisible(
      CGRect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
        height: rect.height * scale), animated: animated)
  }
}
