/// What a view remembers between layout passes.
@MainActor
struct LayoutState {
  /// Whether `layoutSubviews()` has been asked for.
  var needsLayout = true
  /// Whether a view further in has asked for layout or constraints.
  var isSubtreeWaiting = false
  /// Whether `updateConstraints()` has been asked for.
  var needsConstraints = true
  var margins = LayoutMargins.standard
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  var safeArea = UIEdgeInsets.zero
  /// The traits that the view was last told of.
  var lastTraits: UITraitCollection?
  /// Whether those may no longer be right, as the view has come into another.
  var hasNewSurroundings = true
  var traitObservers = TraitObservers()
  /// What the content means.
  var semantics = UISemanticContentAttribute.unspecified
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  var engine: (any LayoutEngine)?
  /// Whether the constraints inside the view are solved by themselves, without those around it.
  var isIsland = false
  /// Whether a cell gives the view its size, which is not known as long as it is zero.
  var isSizedByCell = false
  /// Whether this view, or one that is or was in it outside of islands, concerns Auto Layout.
  var mayHoldConstraints = false
  /// What Auto Layout knows of the view; nil as long as nothing asks.
  var item: ConstraintItem?

  nonisolated init() {}
}
