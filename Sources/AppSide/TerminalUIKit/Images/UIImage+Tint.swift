import CellRendering
import Foundation
import PNGCoding

extension UIImage {
  /// The colour set by `withTintColor(_:)`.
  var ownTint: UIColor? { fill as? UIColor }

  /// Returns the image with its shape filled with a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(
      content: content, scale: scale, name: name, renderingMode: renderingMode, fill: color,
      stretching: stretching)
  }

  /// Returns the image with its shape filled with a colour, and with the given rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }
}

extension DisplayImage {
  /// Returns the shape of the image in one colour.
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
