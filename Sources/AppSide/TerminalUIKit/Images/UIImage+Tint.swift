import CellRendering
import Foundation
import PNGCoding

extension UIImage {
  /// The colour that was given with `withTintColor(_:)`.
  var ownTint: UIColor? { fill as? UIColor }

  /// The shape of the picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(
      content: content, scale: scale, name: name, renderingMode: renderingMode, fill: color,
      stretching: stretching)
  }

  /// The shape of the picture in a colour, with or without leaving it to the tint of its place.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }
}

extension DisplayImage {
  /// The shape of the picture, in one colour.
  func filled(with color: DisplayColor) -> DisplayImage {
    var result = self
    for index in stride(from: 0, to: pixels.count - 3, by: 4) {
      result.pixels[index] = color.red
      result.pixels[index + 1] = color.green
      result.pixels[index + 2] = color.blue
      result.pixels[index + 3] = UInt8(Int(pixels[index + 3]) * Int(color.alpha) / 255)
    }
    return result
  }
}
