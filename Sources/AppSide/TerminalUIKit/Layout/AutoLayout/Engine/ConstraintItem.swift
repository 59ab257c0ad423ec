/// What layout remembers of a view, or of a layout guide.
///
/// Engines know items by identity and hold them, so that no later view is taken for an earlier one.
@MainActor
final class ConstraintItem {
  private weak var ownView: UIView?
  private(set) weak var guide: UILayoutGuide?
  /// Whether the item is a scroll view, whose edges can stand for those of its content.
  let isScrollView: Bool
  let isStackView: Bool
  /// The engine that gives the view its frame, or needs it to give others theirs.
  weak var engine: AutoLayoutEngine?
  /// What the view keeps, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that speak of the view or one of its guides, whoever keeps them.
  var mentions: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The place among the views of the engine.
  var order = 0
  /// Which system has found the item last, and where; see ``ConstraintSystem/slot(of:)``.
  var systemNumber = 0
  var slot = 0
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]

  init(view: UIView) {
    ownView = view
    isScrollView = view is UIScrollView
    isStackView = view is UIStackView
  }

  init(guide: UILayoutGuide) {
    self.guide = guide
    isScrollView = false
    isStackView = false
  }

  var isGuide: Bool { ownView == nil }

  /// The view, or the view that the guide lies in.
  var view: UIView? { ownView ?? guide?.owningView }

  var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

extension UIView {
  /// What layout knows of the view; made now if nothing was known.
  var constraintItem: ConstraintItem {
    if let item = layoutState.item { return item }
    let item = ConstraintItem(view: self)
    layoutState.item = item
    markHoldingConstraints()
    return item
  }

  /// The engine of the tree that this view is the root of.
  var autoLayoutEngine: AutoLayoutEngine? { layoutState.engine as? AutoLayoutEngine }

  /// Whether the constraints of its tree give this view, or something in it, its frame.
  var isLaidOutByConstraints: Bool { layoutState.item?.engine != nil }

  @discardableResult
  func makeAutoLayoutEngine() -> AutoLayoutEngine {
    if let autoLayoutEngine { return autoLayoutEngine }
    let engine = AutoLayoutEngine(root: self)
    layoutState.engine = engine
    return engine
  }

  /// Lets the next pass come by here without asking this view itself for layout.
  func markSubtreeWaiting() {
    var next: UIView? = self
    while let view = next, !view.layoutState.isSubtreeWaiting {
      view.layoutState.isSubtreeWaiting = true
      next = view.storedSuperview
    }
  }

  // MARK: What the hierarchy tells layout

  /// Called before the view leaves its superview: what ties it to the outside goes.
  func leaveConstraints() {
    if layoutState.isIsland {
      // On its way into the first superview there is nothing to leave.
      guard storedSuperview != nil else { return }
      layoutState.isIsland = false
      if dropOutsideConstraints(of: self) { makeAutoLayoutEngine().setNeedsRebuild() }
      return
    }
    guard let root = storedSuperview?.rootView, let engine = root.autoLayoutEngine else { return }
    let hadConstraints = dropOutsideConstraints(of: self)
    if hadConstraints || concernsLayout { engine.setNeedsRebuild() }
    if hadConstraints { makeAutoLayoutEngine() }
  }

  /// Remembers, up to where it is known, that layout by constraints may have to look in here.
  ///
  /// Views that are put around others one by one would be walked through again and again otherwise.
  func markHoldingConstraints() {
    var next: UIView? = self
    while let view = next, !view.layoutState.mayHoldConstraints {
      view.layoutState.mayHoldConstraints = true
      next = view.layoutState.isIsland ? nil : view.storedSuperview
    }
  }

  /// Called after the view has come into its superview.
  func joinConstraints() {
    guard !layoutState.isIsland else { return }
    if layoutState.mayHoldConstraints { storedSuperview?.markHoldingConstraints() }
    let own = autoLayoutEngine
    guard own != nil || concernsLayout, let root = storedSuperview?.rootView else { return }
    if let own {
      own.release()
      layoutState.engine = nil
      root.makeAutoLayoutEngine().setNeedsRebuild()
      markSubtreeWaiting()
      return
    }
    root.autoLayoutEngine?.setNeedsRebuild()
  }

  /// Whether layout by constraints may have to know the view, or one inside it.
  private var concernsLayout: Bool {
    var concerns = false
    walk { view in
      guard !concerns, view.layoutState.mayHoldConstraints,
        view === self || !view.layoutState.isIsland
      else { return false }
      concerns = !view.translatesAutoresizingMaskIntoConstraints || view.layoutState.item != nil
      return !concerns
    }
    return concerns
  }

  /// - Returns: Whether constraints remain inside.
  private func dropOutsideConstraints(of outermost: UIView) -> Bool {
    var remain = false
    walk { view in
      guard view.layoutState.mayHoldConstraints, view === self || !view.layoutState.isIsland else {
        return false
      }
      guard let item = view.layoutState.item else { return true }
      for constraint in Array(item.mentions.values) {
        if constraint.owner?.isDescendant(of: outermost) == true {
          remain = true
        } else {
          constraint.deactivate()
        }
      }
      item.engine = nil
      return true
    }
    return remain
  }
}
