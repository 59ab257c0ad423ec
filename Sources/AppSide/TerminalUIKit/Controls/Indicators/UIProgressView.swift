import CellRendering
import ElementTypes
import Foundation

/// A view that shows the progress of a task (UIKit).
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress view (UIKit).
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style for a bar.
    case bar = 1
  }

  final private var storedProgress: Float = 0

  /// Creates a view with the given frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view with a style, a hundred points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 104, height: CellMetrics.height))
    progressViewStyle = style
  }

  /// Creates a plain view, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The progress, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress.
  ///
  /// - Parameters:
  ///   - progress: The progress, which is clamped to the range from 0 to 1.
  ///   - animated: Whether the change is animated, which has no effect.
  open func setProgress(_ progress: Float, animated: Bool) {
    let limited = progress > 0 ? min(progress, 1) : 0
    guard limited != storedProgress else { return }
    storedProgress = limited
    setNeedsDisplay()
  }

  /// The style of the view.
  open var progressViewStyle: Style = .default { didSet { setNeedsDisplay() } }

  /// The colour of the completed part, or `nil` for the tint colour.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The colour of the remaining part, or `nil` for that of separators.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// A height of one cell, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CellMetrics.height)
  }

  /// Returns the given width and a height of one cell.
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
  override var defaultElementType: ElementType { .progressIndicator }
}
