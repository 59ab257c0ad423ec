import Foundation

/// Returns the context of the view or the image that is being drawn, or `nil` outside of one (UIKit).
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Begins drawing an image with one pixel per point (UIKit).
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  _ = ImageContext(size: size, scale: 1, isOpaque: false)
}

/// Begins drawing an image (UIKit).
///
/// - Parameters:
///   - size: The size of the image, in points.
///   - opaque: Whether the image has a black ground.
///   - scale: The number of pixels per point, or 0 for that of the screen.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  _ = ImageContext(size: size, scale: scale, isOpaque: opaque)
}

/// Returns the image as drawn since `UIGraphicsBeginImageContext(_:)`, or `nil` outside of one (UIKit).
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { ImageContext.current?.image }

/// Ends drawing an image (UIKit).
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { ImageContext.current?.end() }
