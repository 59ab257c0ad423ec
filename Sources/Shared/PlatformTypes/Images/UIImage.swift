import Foundation
import PNGCoding

/// A picture (UIKit).
///
/// Pictures are PNG files; other formats give nil, as data that is no picture does in UIKit.
// A picture never changes after it was made; a subclass has to keep that promise.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture keeps its colours (UIKit).
  public enum RenderingMode: Int, Sendable {
    /// As it suits the place: in an image view it keeps them.
    case automatic = 0
    /// It keeps them.
    case alwaysOriginal = 1
    /// Its shape is filled with the tint colour.
    case alwaysTemplate = 2
  }

  /// The pixels.
  package let content: DisplayImage
  /// The name that the picture was asked for by.
  package let name: String?
  /// The toolkit's colour that the shape of the picture is filled with; nil leaves its own.
  package let fill: NSObject?
  /// How the picture is made bigger; nil stretches all of it.
  package let stretching: ImageStretching?

  /// Pixels to a point.
  public let scale: CGFloat
  /// Whether the picture keeps its colours.
  public let renderingMode: RenderingMode

  /// Makes a picture of pixels.
  ///
  /// - Parameters:
  ///   - content: The pixels.
  ///   - scale: Pixels to a point; what is none counts as one.
  ///   - name: What the picture was asked for by.
  ///   - renderingMode: Whether it keeps its colours.
  ///   - fill: A colour that never changes.
  ///   - stretching: How it is made bigger; nil stretches all of it.
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

  /// Makes a picture of nothing, without a size.
  public convenience override init() {
    self.init(content: .nothing)
  }

  /// Makes a picture of the bytes of a PNG file; nil when they are none that can be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes a picture of the bytes of a PNG file; nil when they are none that can be read.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: Pixels to a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = ImageFile.read(data, from: "image data") else { return nil }
    self.init(content: content, scale: scale)
  }

  /// Makes a picture of a PNG file; nil when there is none that can be read.
  ///
  /// - Parameter path: The file; `@2x` or `@3x` at the end of its name is the number of pixels to a
  ///   point.
  public convenience init?(contentsOfFile path: String) {
    guard let file = ImageFile(path: path), let content = file.content else { return nil }
    self.init(content: content, scale: file.scale)
  }

  /// The size, in points.
  open var size: CGSize {
    CGSize(width: CGFloat(content.width) / scale, height: CGFloat(content.height) / scale)
  }

  /// The picture as the bytes of a PNG file; nil when it has no pixels.
  open func pngData() -> Data? {
    content.width > 0 && content.height > 0 ? Data(PNGEncoder.encode(content)) : nil
  }

  /// The same picture with or without its own colours.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      content: content, scale: scale, name: name, renderingMode: renderingMode, fill: fill,
      stretching: stretching)
  }

  /// Whether two pictures show the same in the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return content == other.content && scale == other.scale
      && renderingMode == other.renderingMode && fill == other.fill
      && stretching == other.stretching
  }

  /// A hash of what `isEqual(_:)` compares.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(content.width)
    hasher.combine(content.height)
    hasher.combine(scale)
    return hasher.finalize()
  }
}
