import Foundation

/// Puts views in a row or a column (UIKit).
///
/// It takes the sizes that its views ask for and gives them frames; hidden ones take no room.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the room along the axis (UIKit).
  public enum Distribution: Int, Sendable {
    /// All of it is filled; who holds least to its size is stretched or pressed.
    case fill = 0
    /// All of it is filled, in equal parts.
    case fillEqually = 1
    /// All of it is filled, in parts that go with the sizes asked for.
    case fillProportionally = 2
    /// Views keep their sizes; the gaps are equal.
    case equalSpacing = 3
    /// Views keep their sizes; their middles are equally far apart, as far as the spacing allows.
    case equalCentering = 4
  }

  /// Where views are put across the axis (UIKit).
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the top, in a row; where reading begins, in a column.
    case leading = 1
    /// On one line with the first line of their text, in a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the bottom, in a row; where reading ends, in a column.
    case trailing = 4
    /// On one line with the last line of their text, in a row.
    case lastBaseline = 5

    /// At the top, in a row.
    public static let top = Alignment.leading
    /// At the bottom, in a row.
    public static let bottom = Alignment.trailing
  }

  final private var arranged: [UIView] = []
  /// The same views: whether one of a thousand is arranged is asked for each of them.
  final private var arrangedIdentities: Set<ObjectIdentifier> = []
  final private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes an empty stack with a frame, in points of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views in the row or column, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Across or from top to bottom.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { stackDidChange() } }

  /// How the views share the room along the axis.
  open var distribution: Distribution = .fill { didSet { stackDidChange() } }

  /// Where the views are put across the axis.
  open var alignment: Alignment = .fill { didSet { stackDidChange() } }

  /// The room between two views, in points; the least there is where gaps grow.
  open var spacing: CGFloat = 0 {
    didSet {
      if !accepts(spacing, as: "spacing") { spacing = oldValue }
      stackDidChange()
    }
  }

  /// Whether the margins of the stack are kept free.
  open var isLayoutMarginsRelativeArrangement = false { didSet { stackDidChange() } }

  /// The spacing that stands for that of the stack.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  /// The spacing that stands for the system's: here half a line.
  public static let spacingUseSystem: CGFloat = 8

  /// Adds a view at the end, and as a subview if it is none.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count - (isArranged(view) ? 1 : 0))
  }

  /// Adds a view at a place, and as a subview if it is none.
  ///
  /// - Parameters:
  ///   - view: The view; one that is there already is moved.
  ///   - stackIndex: 0 is first; one out of range, for which UIKit throws, is reported and adds nothing.
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

  /// Takes a view out of the row or column; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedIdentities.remove(ObjectIdentifier(view)) != nil else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    stackDidChange()
  }

  /// Takes a view that is no subview any more out of the row or column.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the room after a view, in points; `spacingUseDefault` takes it back.
  ///
  /// As in UIKit, nothing happens for a view that is not arranged yet.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard isArranged(arrangedSubview), accepts(spacing, as: "customSpacing") else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    stackDidChange()
  }

  /// The room after a view, in points; `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Gives the views their frames.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLaidOutByConstraints else { return }
    let arrangement = StackArrangement(self)
    for (view, frame) in arrangement.frames(in: contentArea) { view.frame = frame }
  }

  /// The size that all views fit into with the sizes that they ask for.
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

  /// The size that all views fit into, no wider than the room there is.
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

  /// The room for the views, in the stack's own coordinates.
  private var contentArea: CGRect {
    isLayoutMarginsRelativeArrangement ? storedBounds.inset(by: layoutMargins) : storedBounds
  }

  private func stackDidChange() {
    setNeedsLayout()
    contentSizeMayHaveChanged()
  }
}
