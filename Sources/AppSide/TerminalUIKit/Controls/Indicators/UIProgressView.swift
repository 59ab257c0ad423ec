import CellRendering
import Foundation

/// Shows how far something has come (UIKit).
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// Where a progress view is shown (UIKit).
  public enum Style: Int, Sendable {
    /// Anywhere.
    case `default` = 0
    /// In a bar.
    case bar = 1
  }

  final private var storedProgress: Float = 0

  /// Makes a view with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view of a style, a hundred points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 104, height: CellMetrics.height))
    progressViewStyle = style
  }

  /// Makes a view of an archive; Linux has none of Interface Builder's, so it is a plain one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// How far it has come, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how far it has come.
  ///
  /// - Parameters:
  ///   - progress: From 0 to 1; what lies outside counts as the nearer of the two.
  ///   - animated: Whether the bar moves: it is there at once.
  open func setProgress(_ progress: Float, animated: Bool) {
    let limited = progress > 0 ? min(progress, 1) : 0
    guard limited != storedProgress else { return }
    storedProgress = limited
    setNeedsDisplay()
  }

  /// Where the view is shown.
  open var progressViewStyle: Style = .default { didSet { setNeedsDisplay() } }

  /// The colour of what is done; nil is the tint.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of what is still to do; nil is that of separators.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// As wide as the app makes it, one cell high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CellMetrics.height)
  }

  /// The width there is, one cell high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CellMetrics.height)
  }

  override func drawContent(in context: DrawingContext) {
    let row = middleRow
    let done = (row.width * CGFloat(progress) / CellMetrics.width).rounded() * CellMetrics.width
    let isMirrored = isRightToLeft
    let start = isMirrored ? row.maxX - done : row.minX
    let rest = isMirrored ? row.minX : row.minX + done
    context.fill(
      CGRect(x: rest, y: row.midY - 1, width: row.width - done, height: 2),
      trackTintColor ?? .separator)
    context.fill(
      CGRect(x: start, y: row.midY - 2, width: done, height: 4), progressTintColor ?? tintColor)
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var defaultAccessibilityLabel: String? { "Progress" }
  override var defaultAccessibilityValue: String? { Self.percentage(Double(progress)) }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
  override var defaultAccessibilityRole: AccessibilityRole { .progressIndicator }
}
