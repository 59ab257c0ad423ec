import AppRuntime
import CellRendering
import ElementTypes
import Foundation

/// A control that refreshes content when the user pulls it down (UIKit).
///
/// If the content is pulled far enough, the control sends `valueChanged` and stays visible until
/// `endRefreshing()`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  final private weak var scrollView: UIScrollView?
  final private var hasTriggered = false

  /// Creates a control.
  ///
  /// Its scroll view determines its size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a default control, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Whether the control is refreshing.
  final public private(set) var isRefreshing = false {
    didSet { startTime = UIApplication.shared.clock.now }
  }
  /// The time at which the indicator started to spin, in seconds of app time.
  final private var startTime: TimeInterval = 0

  /// The text beside the spinning indicator.
  open var attributedTitle: NSAttributedString? { didSet { setNeedsDisplay() } }

  /// Starts refreshing without sending `valueChanged`.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isHidden = false
    scrollView?.setRefreshInset(Self.height)
    TreeChange.note()
  }

  /// Ends refreshing.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isHidden = true
    scrollView?.setRefreshInset(0)
    TreeChange.note()
  }

  /// Returns the height of the control; the width doesn't matter.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  override func drawContent(in context: DrawingContext) {
    // A sum of many short times can be slightly less than the exact value.
    let now = isRefreshing ? UIApplication.shared.clock.now - startTime + 1e-6 : 0
    let wheel = Self.wheel[
      Int((now / Self.turn).truncatingRemainder(dividingBy: 1e9)) % Self.wheel.count]
    if isRefreshing { context.requestFrame(after: Self.turn) }
    let title = attributedTitle?.string ?? ""
    let room = storedBounds.width.cellCount - 2
    let text = TextMetrics.truncate(
      title.isEmpty ? wheel : "\(wheel) \(TextMetrics.sanitized(title))", toCells: max(1, room))
    let width = CGFloat(TextMetrics.width(of: text)) * CellMetrics.width
    let x = ((storedBounds.width - width) / 2 / CellMetrics.width).rounded() * CellMetrics.width
    context.text(text, at: CGPoint(x: x, y: 0), ownTintColor ?? .secondaryLabel)
  }

  override var defaultElementType: ElementType { .activityIndicator }

  override var defaultAccessibilityLabel: String? {
    isRefreshing ? "In progress" : "Progress halted"
  }

  override var defaultAccessibilityValue: String? { isRefreshing ? "1" : "0" }

  // MARK: Scroll view

  func move(to scrollView: UIScrollView?) {
    self.scrollView?.setRefreshInset(0)
    self.scrollView = scrollView
    removeFromSuperview()
    scrollView?.insertSubview(self, at: 0)
    if isRefreshing { scrollView?.setRefreshInset(Self.height) }
  }

  func placeAboveContent(of scrollView: UIScrollView) {
    let frame = CGRect(
      x: 0, y: -Self.height, width: scrollView.storedBounds.width, height: Self.height)
    if self.frame != frame { self.frame = frame }
  }

  /// Called when a drag has pulled the content's edge a distance below that of the view.
  func dragDidMove(by distance: CGFloat) {
    guard !isRefreshing else { return }
    isHidden = distance <= 0
    guard distance >= Self.triggerDistance, !hasTriggered else { return }
    hasTriggered = true
    isRefreshing = true
    isHidden = false
    TreeChange.note()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// Called when the drag ends.
  ///
  /// The content keeps its inset while the control refreshes.
  func dragDidEnd() {
    hasTriggered = false
    if isRefreshing { scrollView?.setRefreshInset(Self.height) } else { isHidden = true }
  }

  /// The height in points: two rows, the second of them empty.
  static let height: CGFloat = 2 * CellMetrics.height
  /// The distance, in points, that the content must be pulled to start refreshing.
  static let triggerDistance: CGFloat = 4 * CellMetrics.height
  private static let turn: TimeInterval = 0.1
  private static let wheel = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
}

extension UIScrollView {
  func setRefreshControl(_ control: UIRefreshControl?) {
    guard control !== scrolling.refreshControl else { return }
    let old = scrolling.refreshControl
    scrolling.refreshControl = control
    old?.move(to: nil)
    control?.move(to: self)
    setNeedsLayout()
  }

  func setRefreshInset(_ inset: CGFloat) {
    guard scrolling.refreshInset != inset else { return }
    scrolling.refreshInset = inset
    insetsMayHaveChanged()
  }
}
