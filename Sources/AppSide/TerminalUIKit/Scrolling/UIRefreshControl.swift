import AppRuntime
import CellRendering
import Foundation

/// Appears when content is pulled down, and says that it is being loaded anew (UIKit).
///
/// Pulled far enough it sends `valueChanged` and stays until `endRefreshing()`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  final private weak var scrollView: UIScrollView?
  final private var hasTriggered = false

  /// Makes a control; its size is decided by the scroll view that it is given to.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a control of an archive; Linux has none of Interface Builder's, so it is a plain one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Whether content is being loaded.
  final public private(set) var isRefreshing = false {
    didSet { startTime = UIApplication.shared.clock.now }
  }
  /// When it began to turn, in seconds of app time.
  final private var startTime: TimeInterval = 0

  /// What is shown beside the turning wheel.
  open var attributedTitle: NSAttributedString? { didSet { setNeedsDisplay() } }

  /// Shows that content is being loaded, without sending `valueChanged`.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isHidden = false
    scrollView?.setRefreshInset(Self.height)
    TreeChange.note()
  }

  /// Shows that content has been loaded.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isHidden = true
    scrollView?.setRefreshInset(0)
    TreeChange.note()
  }

  /// The height of the control, and any width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  override func drawContent(in context: DrawingContext) {
    // The sum of many short times may lie a little below what it stands for.
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

  override var defaultAccessibilityRole: AccessibilityRole { .activityIndicator }

  override var defaultAccessibilityLabel: String? {
    isRefreshing ? "In progress" : "Progress halted"
  }

  override var defaultAccessibilityValue: String? { isRefreshing ? "1" : "0" }

  // MARK: The scroll view that it belongs to

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

  /// Called while a finger holds the content, with how far its edge is below that of the view.
  func contentWasPulled(by distance: CGFloat) {
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

  /// Called when the finger has been lifted; the content stays open as long as it refreshes.
  func contentWasLetGo() {
    hasTriggered = false
    if isRefreshing { scrollView?.setRefreshInset(Self.height) } else { isHidden = true }
  }

  /// In points: two lines, the second of them empty.
  static let height: CGFloat = 2 * CellMetrics.height
  /// In points: how far the content must be pulled.
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
