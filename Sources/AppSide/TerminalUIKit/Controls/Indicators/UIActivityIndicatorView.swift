import AppRuntime
import CellRendering
import Foundation

/// Shows that something is going on, for as long as it takes (UIKit).
///
/// Its picture follows from the app's time at the moment of drawing: it turns when somebody looks, and
/// keeps nobody busy.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How big an indicator is (UIKit).
  public enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100
    /// Big: in cells the same, and bold.
    case large = 101
  }

  /// Makes an indicator that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
    setUp()
  }

  /// Makes an indicator with a frame, in points of its superview.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Makes an indicator of an archive; Linux has none of Interface Builder's, so it is a plain one.
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

  /// How big the indicator is.
  open var style: Style { didSet { setNeedsDisplay() } }

  /// The colour of the indicator.
  open var color: UIColor! = .secondaryLabel { didSet { setNeedsDisplay() } }

  /// Whether the indicator is hidden while it stands still.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Whether something is going on.
  open private(set) var isAnimating = false

  /// When it began to turn, in seconds of app time.
  final private var startTime: TimeInterval = 0

  /// Shows that something is going on.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    startTime = UIApplication.shared.clock.now
    if hidesWhenStopped { isHidden = false }
    setNeedsDisplay()
  }

  /// Shows that it is over.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }

  /// Two cells beside each other, which make a square.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 2 * CellMetrics.width, height: CellMetrics.height)
  }

  /// Two cells beside each other, which make a square.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawContent(in context: DrawingContext) {
    var frame = 0
    if isAnimating {
      let turns = (UIApplication.shared.clock.now - startTime) / Self.frameLength
      // The sum of many short times may lie a little below what it stands for.
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
  override var defaultAccessibilityRole: AccessibilityRole { .activityIndicator }

  private static let frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  /// In seconds of app time.
  private static let frameLength: TimeInterval = 0.1
}
