import AppRuntime
import CellRendering
import Foundation
import PNGCoding

/// Shows a picture (UIKit).
@preconcurrency @MainActor
open class UIImageView: UIView {
  final private var filled: (original: DisplayImage, color: DisplayColor, image: DisplayImage)?

  /// Makes an empty view with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Makes a view of a picture, in its size.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Makes a view of a picture, in its size.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - highlightedImage: What is shown instead while the view is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// The picture.
  open var image: UIImage? { didSet { if image !== oldValue { imageDidChange() } } }

  /// What is shown instead while the view is highlighted; nil leaves the picture.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { imageDidChange() } }
  }

  /// Whether the view is drawn as highlighted.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageDidChange() } } }

  // MARK: Animation

  final private var animation = ImageAnimation() { didSet { setNeedsDisplay() } }

  /// Pictures to show one after the other, while the view is animating.
  open var animationImages: [UIImage]? {
    get { animation.images }
    set {
      animation.images = newValue
      // As in UIKit: other pictures wait to be started.
      stopAnimating()
    }
  }

  /// How long it takes to show all pictures once, in seconds of app time; 0 is thirty a second.
  open var animationDuration: TimeInterval {
    get { animation.duration }
    set { animation.duration = newValue }
  }

  /// How often all pictures are shown; 0 is without an end.
  open var animationRepeatCount: Int {
    get { animation.repeatCount }
    set { animation.repeatCount = newValue }
  }

  /// Whether the pictures of the animation are being shown.
  ///
  /// What is shown follows from the app's time at the moment of drawing, so that it keeps nobody busy.
  open var isAnimating: Bool { animation.image(at: Self.now) != nil }

  /// Shows the pictures of the animation from the first one on.
  open func startAnimating() {
    if !isAnimating { animation.startTime = Self.now }
  }

  /// Shows the view's own picture again.
  open func stopAnimating() { animation.startTime = nil }

  // MARK: UIView

  /// The size of the picture; none without one.
  open override var intrinsicContentSize: CGSize {
    restingImage?.size ?? super.intrinsicContentSize
  }

  /// The size of the picture; the present one without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    restingImage?.size ?? super.sizeThatFits(size)
  }

  /// Fills a template anew.
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

  /// An identifier of the developer's, else the name of the picture, as XCUITest shows it.
  open override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? image?.name }
    set { super.accessibilityIdentifier = newValue }
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
  override var defaultAccessibilityRole: AccessibilityRole { .image }

  private var restingImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private var shownImage: UIImage? { animation.image(at: Self.now) ?? restingImage }

  private static var now: TimeInterval { UIApplication.shared.clock.now }

  /// Filling a picture takes time, so that it is done once for each colour.
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
  /// Where content of a size is put in bounds; it may be bigger than these.
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
