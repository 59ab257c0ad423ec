/// The layout state of a view.
@MainActor
struct LayoutState {
  /// Whether the view needs `layoutSubviews()`.
  var needsLayout = true
  /// Whether a descendant needs layout or an update of constraints.
  var isSubtreeWaiting = false
  /// Whether the view needs `updateConstraints()`.
  var needsConstraints = true
  var margins = LayoutMargins.standard
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  var safeArea = UIEdgeInsets.zero
  /// The traits of which the view was last notified.
  var lastTraits: UITraitCollection?
  /// Whether those traits may be outdated because the view has a new superview.
  var hasNewSurroundings = true
  var traitObservers = TraitObservers()
  /// The semantic content attribute of the view.
  var semantics = UISemanticContentAttribute.unspecified
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  var engine: (any LayoutEngine)?
  /// Whether the constraints inside the view are solved separately.
  var isIsland = false
  /// Whether a cell determines the size of the view, which is unknown while it is zero.
  var isSizedByCell = false
  /// Whether Auto Layout may concern this view or, outside of islands, a current or former
  /// descendant.
  var mayHoldConstraints = false
  /// The state of the view in Auto Layout, or `nil` if it has none.
  var item: ConstraintItem?

  nonisolated init() {}
}
