import Foundation
import PNGCoding

/// A picture (UIKit).
///
/// Pictures are PNG files; other formats give `nil`, as invalid data does in UIKit.
// Images are immutable; subclasses must be too.
open class UIImage: NSObject, @unchecked Sendable {
  /// The way a picture is coloured (UIKit).
  public enum RenderingMode: Int, Sendable {
    /// The rendering mode of the context; an image view keeps the picture's colours.
    case automatic = 0
    /// The picture keeps its colours.
    case alwaysOriginal = 1
    /// The picture's shape is filled with the tint colour.
    case alwaysTemplate = 2
  }

  /// The pixels.
  package let content: DisplayImage
  /// The name by which the picture was requested.
  package let name: String?
  /// The toolkit's colour that fills the picture's shape; `nil` keeps its own colours.
  package let fill: NSObject?
  /// The way the picture is enlarged; `nil` stretches all of it.
  package let stretching: ImageStretching?

  /// The number of pixels per point.
  public let scale: CGFloat
  /// The way the picture is coloured.
  public let renderingMode: RenderingMode

  /// Makes a picture from pixels.
  ///
  /// - Parameters:
  ///   - content: The pixels.
  ///   - scale: The number of pixels per point; an invalid number counts as 1.
  ///   - name: The name by which the picture was requested.
  ///   - renderingMode: The way the picture is coloured.
  ///   - fill: The colour that fills the picture's shape, which must be constant.
  ///   - stretching: The way the picture is enlarged; `nil` stretches all of it.
  package init(
    content: DisplayImage, scale: CGFloat = 1, name: String? = nil,
    renderingMode: RenderingMode = .automatic, fill: NSObject? = nil,
    stretching: ImageStretching? = nil
  ) {
    self.content = content
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.name = name
    self.renderingMode = renderingMode
    self.fill = fill
    self.stretching = stretching
    super.init()
  }

  /// Makes an empty picture.
  public convenience override init() {
    self.init(content: .nothing)
  }

  /// Makes a picture from the bytes of a PNG file; fails if they can't be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes a picture from the bytes of a PNG file; fails if they can't be read.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: The number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = ImageFile.read(data, from: "image data") else { return nil }
    self.init(content: content, scale: scale)
  }

  /// Makes a picture from a PNG file; fails if the file can't be read.
  ///
  /// - Parameter path: The file; `@2x` or `@3x` at the end of its name gives the number of pixels
  ///   per point.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFile(path: path), let content = file.content else { return nil }
    self.init(content: content, scale: file.scale)
  }

  /// The size, in points.
  open var size: CGSize {
    CGSize(width: CGFloat(content.width) / scale, height: CGFloat(content.height) / scale)
  }

  /// Returns the picture as the bytes of a PNG file; `nil` if it has no pixels.
  open func pngData() -> Data? {
    content.width > 0 && content.height > 0 ? Data(PNGEncoder.encode(content)) : nil
  }

  /// Returns the same picture with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      content: content, scale: scale, name: name, renderingMode: renderingMode, fill: fill,
      stretching: stretching)
  }

  /// Returns whether two pictures look the same and have the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return content == other.content && scale == other.scale
      && renderingMode == other.renderingMode && fill == other.fill
      && stretching == other.stretching
  }

  /// A hash of the values that `isEqual(_:)` compares.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(content.width)
    hasher.combine(content.height)
    hasher.combine(scale)
    return hasher.finalize()
  }
}
