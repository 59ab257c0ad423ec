import Foundation
import PNGCoding

/// Pictures whose edges keep their size when they are made bigger (UIKit).
extension UIImage {
  /// What happens to a picture between its edges when it is made bigger (UIKit).
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// The same picture with edges that keep their size; what is between them is repeated.
  ///
  /// - Parameter capInsets: How far the edges reach, in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same picture with edges that keep their size.
  ///
  /// - Parameters:
  ///   - capInsets: How far the edges reach, in points.
  ///   - resizingMode: What happens to what is between them.
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

  /// How far the edges reach that keep their size, in points.
  public var capInsets: UIEdgeInsets {
    guard let stretching else { return .zero }
    return UIEdgeInsets(
      top: stretching.top, left: stretching.left, bottom: stretching.bottom,
      right: stretching.right)
  }

  /// What happens to the picture between its edges when it is made bigger.
  public var resizingMode: ResizingMode { stretching?.isTiled == false ? .stretch : .tile }
}

extension DrawingContext {
  /// Draws the pixels of a picture into a rectangle, as the picture says how it is made bigger.
  ///
  /// - Parameter pixels: What to draw: the picture, or its shape in another colour.
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

  /// A part of a picture along one axis, and where it goes, in points.
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
    // Edges that are more than the picture, or than the place, share what there is.
    let kept = min(1, min(total, end - start) / max(edges.0 + edges.1, .leastNonzeroMagnitude))
    let (head, tail) = (edges.0 * kept, edges.1 * kept)
    let middle = total - head - tail
    var parts = [Part(source: 0, sourceLength: head, place: start, length: head)]
    let room = end - tail - start - head
    if room > 0, middle > 0 {
      let step = isTiled ? max(middle, room / mostTiles) : room
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

  /// More repetitions along an axis than any screen has cells for are drawn as so many.
  private static let mostTiles: CGFloat = 500
}
