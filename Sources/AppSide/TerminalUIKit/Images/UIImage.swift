import Foundation

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

  let content: DisplayImage
  /// The name that the picture was asked for by.
  let name: String?
  /// The colour that was given with `withTintColor(_:)`.
  let ownTint: UIColor?

  /// Pixels to a point.
  public let scale: CGFloat
  /// Whether the picture keeps its colours.
  public let renderingMode: RenderingMode

  init(
    content: DisplayImage, scale: CGFloat = 1, name: String? = nil,
    renderingMode: RenderingMode = .automatic, ownTint: UIColor? = nil
  ) {
    self.content = content
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.name = name
    self.renderingMode = renderingMode
    self.ownTint = ownTint
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

  /// Finds a picture of the app by its name; nil when there is none.
  ///
  /// - Parameter name: Of a file among the resources, without `.png`, or of an image set in a catalog.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Finds a picture in a bundle by its name; nil when there is none.
  ///
  /// - Parameters:
  ///   - name: Of a file among the resources, without `.png`, or of an image set in a catalog.
  ///   - bundle: Where to look, such as `.module`; nil is the main bundle.
  ///   - configuration: Which variant to take: there is only one.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let file = ImageFile(named: name, in: bundle ?? .main),
      let content = NamedImages.content(of: file)
    else { return nil }
    self.init(content: content, scale: file.scale, name: name)
  }

  /// Finds a picture in a bundle by its name; nil when there is none.
  ///
  /// - Parameters:
  ///   - name: Of a file among the resources, without `.png`, or of an image set in a catalog.
  ///   - bundle: Where to look, such as `.module`; nil is the main bundle.
  ///   - traitCollection: Which variant to take: there is only one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
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
      content: content, scale: scale, name: name, renderingMode: renderingMode, ownTint: ownTint)
  }

  /// The shape of the picture in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(
      content: content, scale: scale, name: name, renderingMode: renderingMode, ownTint: color)
  }

  /// The shape of the picture in a colour, with or without leaving it to the tint of its place.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Whether two pictures show the same in the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return content == other.content && scale == other.scale
      && renderingMode == other.renderingMode && ownTint == other.ownTint
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

extension DisplayImage {
  /// A picture without a pixel.
  static let nothing = DisplayImage(width: 0, height: 0)

  private init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 0, count: width * height * 4)
  }

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
