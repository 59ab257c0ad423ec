import AppRuntime
import CellRendering
import ElementTypes
import Foundation

/// A view that shows that a task is in progress (UIKit).
///
/// The displayed image follows from the app time at the moment of drawing, so that the animation
/// doesn't keep the app busy.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator (UIKit).
  public enum Style: Int, Sendable {
    /// The default size.
    case medium = 100
    /// The large size, which is shown bold.
    case large = 101
  }

  /// Creates an indicator that isn't animating.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    setUp()
  }

  /// Creates an indicator with the given frame, in points of its superview.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain indicator, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    priorities = .ofFixedSize
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// The size of the indicator.
  open var style: Style { didSet { setNeedsDisplay() } }

  /// The colour of the indicator.
  open var color: UIColor! = .secondaryLabel { didSet { setNeedsDisplay() } }

  /// Whether the indicator is hidden when it isn't animating.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Whether the indicator is animating.
  open private(set) var isAnimating = false

  /// The start of the animation, in seconds of app time.
  final private var startTime: TimeInterval = 0

  /// Starts the animation.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    startTime = UIApplication.shared.clock.now
    if hidesWhenStopped { isHidden = false }
    setNeedsDisplay()
  }

  /// Stops the animation.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }

  /// The size of two adjacent cells, which form a square.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 2 * CellMetrics.width, height: CellMetrics.height)
  }

  /// Returns the size of two adjacent cells.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawContent(in context: DrawingContext) {
    var frame = 0
    if isAnimating {
      let turns = (UIApplication.shared.clock.now - startTime) / Self.frameLength
      // The tolerance accounts for rounding errors in a sum of many short intervals.
      let whole = (turns + 1e-6).rounded(.down)
      frame = Int(whole.truncatingRemainder(dividingBy: Double(Self.frames.count)))
      context.requestFrame(after: Self.frameLength)
    }
    let point = CGPoint(
      x: storedBounds.midX - CellMetrics.width / 2, y: storedBounds.midY - CellMetrics.height / 2)
    context.text(
      Self.frames[frame], at: point, color ?? .secondaryLabel,
      font: style == .large ? .boldSystemFont(ofSize: UIFont.systemFontSize) : nil)
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? {
    isAnimating ? "In progress" : "Progress halted"
  }
  override var defaultAccessibilityValue: String? { isAnimating ? "1" : "0" }
  override var defaultElementType: ElementType { .activityIndicator }

  private static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  /// The duration of a frame, in seconds of app time.
  private static let frameLength: TimeInterval = 0.1
}
