import AppRuntime
import CellRendering
import ElementTypes
import Foundation
import PNGCoding

/// A view that displays an image (UIKit).
@preconcurrency @MainActor
open class UIImageView: UIView {
  final private var filled: (original: DisplayImage, color: DisplayColor, image: DisplayImage)?

  /// Creates an empty view with the given frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an empty view, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Creates a view with the size of an image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view with the size of an image.
  ///
  /// - Parameters:
  ///   - image: The image to display.
  ///   - highlightedImage: The image to display while the view is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The displayed image.
  open var image: UIImage? { didSet { if image !== oldValue { imageDidChange() } } }

  /// The image to display while the view is highlighted, or `nil` to keep `image`.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { imageDidChange() } }
  }

  /// Whether the view is drawn as highlighted.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageDidChange() } } }

  // MARK: Animation

  final private var animation = ImageAnimation() { didSet { setNeedsDisplay() } }

  /// The images of an animation.
  open var animationImages: [UIImage]? {
    get { animation.images }
    set {
      animation.images = newValue
      // As in UIKit, new images aren't animated until `startAnimating()` is called.
      stopAnimating()
    }
  }

  /// The duration of one cycle of the animation in seconds of app time, or 0 for thirty images per
  /// second.
  open var animationDuration: TimeInterval {
    get { animation.duration }
    set { animation.duration = newValue }
  }

  /// The number of cycles of the animation, or 0 to repeat indefinitely.
  open var animationRepeatCount: Int {
    get { animation.repeatCount }
    set { animation.repeatCount = newValue }
  }

  /// Whether the animation is running.
  ///
  /// The displayed image depends only on the app time at the moment of drawing, so that the
  /// animation doesn't keep the app busy.
  open var isAnimating: Bool { animation.image(at: Self.now) != nil }

  /// Starts the animation with its first image.
  open func startAnimating() {
    if !isAnimating { animation.startTime = Self.now }
  }

  /// Stops the animation and displays the view's own image.
  open func stopAnimating() { animation.startTime = nil }

  // MARK: UIView

  /// The size of the image, or no intrinsic size if there isn't one.
  open override var intrinsicContentSize: CGSize {
    restingImage?.size ?? super.intrinsicContentSize
  }

  /// Returns the size of the image, or the current size if there isn't one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    restingImage?.size ?? super.sizeThatFits(size)
  }

  /// Redraws a template image in the new tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func drawContent(in context: DrawingContext) {
    if isAnimating, let frame = animation.frameDuration { context.requestFrame(after: frame) }
    guard let image = shownImage else { return }
    if image.symbol != nil { return context.picture(image, tint: tintColor, in: storedBounds) }
    context.pixels(
      pixels(of: image, in: context), of: image,
      in: contentMode.rect(of: image.size, in: storedBounds))
  }

  /// The identifier set by the developer, or else the name of the image, as in XCUITest.
  open override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? image?.name }
    set { super.accessibilityIdentifier = newValue }
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
  override var defaultElementType: ElementType { .image }

  private var restingImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private var shownImage: UIImage? { animation.image(at: Self.now) ?? restingImage }

  private static var now: TimeInterval { UIApplication.shared.clock.now }

  /// Returns the pixels of an image.
  ///
  /// A filled template is cached for each colour because filling takes time.
  private func pixels(of image: UIImage, in context: DrawingContext) -> DisplayImage {
    guard let color = image.fillColor(tint: tintColor) else { return image.content }
    let displayColor = color.components(with: context.traits).displayColor(opacity: 1)
    if let filled, filled.color == displayColor, filled.original == image.content {
      return filled.image
    }
    let result = image.content.filled(with: displayColor)
    filled = (image.content, displayColor, result)
    return result
  }

  private func imageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

extension UIView.ContentMode {
  /// Returns the frame of content with a size in bounds, which it may exceed.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let factors = (bounds.width / size.width, bounds.height / size.height)
      let factor =
        self == .scaleAspectFit ? min(factors.0, factors.1) : max(factors.0, factors.1)
      let scaled = CGSize(width: size.width * factor, height: size.height * factor)
      return Self.rect(of: scaled, in: bounds, across: 0.5, down: 0.5)
    case .center: return Self.rect(of: size, in: bounds, across: 0.5, down: 0.5)
    case .top: return Self.rect(of: size, in: bounds, across: 0.5, down: 0)
    case .bottom: return Self.rect(of: size, in: bounds, across: 0.5, down: 1)
    case .left: return Self.rect(of: size, in: bounds, across: 0, down: 0.5)
    case .right: return Self.rect(of: size, in: bounds, across: 1, down: 0.5)
    case .topLeft: return Self.rect(of: size, in: bounds, across: 0, down: 0)
    case .topRight: return Self.rect(of: size, in: bounds, across: 1, down: 0)
    case .bottomLeft: return Self.rect(of: size, in: bounds, across: 0, down: 1)
    case .bottomRight: return Self.rect(of: size, in: bounds, across: 1, down: 1)
    }
  }

  private static func rect(
    of size: CGSize, in bounds: CGRect, across: CGFloat, down: CGFloat
  ) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * across,
      y: bounds.minY + (bounds.height - size.height) * down, width: size.width,
      height: size.height)
  }
}
