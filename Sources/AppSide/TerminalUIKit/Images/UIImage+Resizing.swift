import Foundation
import PNGCoding

/// Images with edges that keep their size when the image is resized (UIKit).
extension UIImage {
  /// The way in which the area between the edges is resized (UIKit).
  public enum ResizingMode: Int, Sendable {
    /// The area is tiled.
    case tile = 0
    /// The area is stretched.
    case stretch = 1
  }

  /// Returns a resizable image with the given cap insets, whose area between them is tiled.
  ///
  /// - Parameter capInsets: The insets of the edges, in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image with the given cap insets.
  ///
  /// - Parameters:
  ///   - capInsets: The insets of the edges, in points.
  ///   - resizingMode: The way in which the area between the insets is resized.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    UIImage(
      content: content, scale: scale, name: name, renderingMode: renderingMode, fill: fill,
      stretching: ImageStretching(
        top: max(0, capInsets.top.finiteOrZero), left: max(0, capInsets.left.finiteOrZero),
        bottom: max(0, capInsets.bottom.finiteOrZero),
        right: max(0, capInsets.right.finiteOrZero), isTiled: resizingMode == .tile))
  }

  /// The insets of the edges that keep their size, in points.
  public var capInsets: UIEdgeInsets {
    guard let stretching else { return .zero }
    return UIEdgeInsets(
      top: stretching.top, left: stretching.left, bottom: stretching.bottom,
      right: stretching.right)
  }

  /// The way in which the area between the cap insets is resized.
  public var resizingMode: ResizingMode { stretching?.isTiled == false ? .stretch : .tile }
}

extension DrawingContext {
  /// Draws pixels into a rectangle as the image's resizing mode and cap insets specify.
  ///
  /// - Parameter pixels: The pixels to draw: the image, or its shape in another colour.
  func pixels(_ pixels: DisplayImage, of image: UIImage, in rect: CGRect) {
    guard let stretching = image.stretching else { return self.image(pixels, in: rect) }
    let columns = Self.parts(
      of: image.size.width, keeping: (stretching.left, stretching.right),
      from: rect.minX, to: rect.maxX, isTiled: stretching.isTiled)
    let rows = Self.parts(
      of: image.size.height, keeping: (stretching.top, stretching.bottom),
      from: rect.minY, to: rect.maxY, isTiled: stretching.isTiled)
    for row in rows {
      for column in columns {
        self.image(
          pixels,
          in: CGRect(
            x: column.place, y: row.place, width: column.length, height: row.length),
          source: CGRect(
            x: column.source * image.scale, y: row.source * image.scale,
            width: column.sourceLength * image.scale, height: row.sourceLength * image.scale))
      }
    }
  }

  /// A part of an image along one axis, with its destination, in points.
  private struct Part {
    var source: CGFloat
    var sourceLength: CGFloat
    var place: CGFloat
    var length: CGFloat
  }

  private static func parts(
    of total: CGFloat, keeping edges: (CGFloat, CGFloat), from start: CGFloat, to end: CGFloat,
    isTiled: Bool
  ) -> [Part] {
    // Edges that exceed the image or the rectangle are reduced proportionally.
    let kept = min(1, min(total, end - start) / max(edges.0 + edges.1, .leastNonzeroMagnitude))
    let (head, tail) = (edges.0 * kept, edges.1 * kept)
    let middle = total - head - tail
    var parts = [Part(source: 0, sourceLength: head, place: start, length: head)]
    let room = end - tail - start - head
    if room > 0, middle > 0 {
      let step = isTiled ? max(middle, room / maximumTileCount) : room
      var place = start + head
      while place < end - tail {
        let length = min(step, end - tail - place)
        parts.append(
          Part(
            source: head, sourceLength: isTiled ? middle * length / step : middle, place: place,
            length: length))
        place += step
      }
    }
    parts.append(Part(source: total - tail, sourceLength: tail, place: end - tail, length: tail))
    return parts.filter { $0.sourceLength > 0 && $0.length > 0 }
  }

  /// A limit on tiles along an axis, which exceeds the cells of any screen.
  private static let maximumTileCount: CGFloat = 500
}
