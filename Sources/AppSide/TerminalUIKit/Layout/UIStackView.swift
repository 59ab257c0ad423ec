import Foundation

/// A view that arranges its subviews in a row or a column (UIKit).
///
/// It sets the frames of its arranged views according to their intrinsic sizes. Hidden views take
/// up no space.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of arranged views along the axis (UIKit).
  public enum Distribution: Int, Sendable {
    /// The views fill the axis; the one with the lowest priority is stretched or compressed.
    case fill = 0
    /// The views fill the axis and have equal lengths.
    case fillEqually = 1
    /// The views fill the axis in proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// The views keep their sizes and have equal spacing.
    case equalSpacing = 3
    /// The views keep their sizes and have equal distances between centres if the spacing permits.
    case equalCentering = 4
  }

  /// The alignment of arranged views across the axis (UIKit).
  public enum Alignment: Int, Sendable {
    /// The views fill the breadth.
    case fill = 0
    /// At the top of a row, or at the leading edge of a column.
    case leading = 1
    /// With the first baselines aligned, in a row.
    case firstBaseline = 2
    /// Centred across the axis.
    case center = 3
    /// At the bottom of a row, or at the trailing edge of a column.
    case trailing = 4
    /// With the last baselines aligned, in a row.
    case lastBaseline = 5

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  final private var arranged: [UIView] = []
  /// The identities of the arranged views, which make checks of many views fast.
  final private var arrangedIdentities: Set<ObjectIdentifier> = []
  final private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates an empty stack view with the given frame, in points of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack view, because there are no Interface Builder archives on Linux.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a stack view with the given arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The arranged views, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// The axis of the stack view.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { stackDidChange() } }

  /// The distribution of the views along the axis.
  open var distribution: Distribution = .fill { didSet { stackDidChange() } }

  /// The alignment of the views across the axis.
  open var alignment: Alignment = .fill { didSet { stackDidChange() } }

  /// The spacing between views in points, which is a minimum if gaps can grow.
  open var spacing: CGFloat = 0 {
    didSet {
      if !accepts(spacing, as: "spacing") { spacing = oldValue }
      stackDidChange()
    }
  }

  /// Whether the views are arranged within the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { stackDidChange() } }

  /// The value for the stack view's own spacing.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  /// The value for the system spacing, which is half a line.
  public static let spacingUseSystem: CGFloat = 8

  /// Adds a view at the end, also as a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count - (isArranged(view) ? 1 : 0))
  }

  /// Inserts a view at an index, also as a subview.
  ///
  /// - Parameters:
  ///   - view: The view; if it is already arranged, it is moved.
  ///   - stackIndex: The index. An index out of range is reported and nothing is inserted; UIKit
  ///     raises an exception.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arranged.count).contains(stackIndex) else {
      return ViewMisuse.arrangedOutOfRange(self, stackIndex, count: arranged.count).report()
    }
    guard accepts(subview: view) else { return }
    if !arrangedIdentities.insert(ObjectIdentifier(view)).inserted {
      arranged.removeAll { $0 === view }
    }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    stackDidChange()
  }

  /// Removes a view from the arranged views; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedIdentities.remove(ObjectIdentifier(view)) != nil else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    stackDidChange()
  }

  /// Removes a view from the arranged views when it is removed from the stack view.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the spacing after a view in points, or resets it with `spacingUseDefault`.
  ///
  /// As in UIKit, the call has no effect for a view that isn't arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard isArranged(arrangedSubview), accepts(spacing, as: "customSpacing") else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    stackDidChange()
  }

  /// Returns the spacing after a view in points, or `spacingUseDefault` if none is set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Sets the frames of the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLaidOutByConstraints else { return }
    let arrangement = StackArrangement(self)
    for (view, frame) in arrangement.frames(in: contentArea) { view.frame = frame }
  }

  /// Returns the size that fits all views at their intrinsic sizes.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let size = ConstraintSystem.fittingSize(
      of: self, targetSize, horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority)
    {
      return size
    }
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let size = StackArrangement(self).fittingSize(
      width: horizontalFittingPriority == .required
        ? max(0, targetSize.width - margins.horizontal) : nil)
    return CGSize(
      width: horizontalFittingPriority == .required
        ? targetSize.width : size.width + margins.horizontal,
      height: verticalFittingPriority == .required
        ? targetSize.height : size.height + margins.vertical)
  }

  /// Returns the size that fits all views within the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard size.width > 0, natural.width > size.width else { return natural }
    return systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }

  override func subviewDidChangeSize(_ subview: UIView) {
    if isArranged(subview) { stackDidChange() }
  }

  private func isArranged(_ view: UIView) -> Bool {
    arrangedIdentities.contains(ObjectIdentifier(view))
  }

  /// The area of the arranged views, in the stack view's coordinates.
  private var contentArea: CGRect {
    isLayoutMarginsRelativeArrangement ? storedBounds.inset(by: layoutMargins) : storedBounds
  }

  private func stackDidChange() {
    setNeedsLayout()
    contentSizeMayHaveChanged()
  }
}
