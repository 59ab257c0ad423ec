/// The layout state of a view or layout guide.
///
/// Engines identify items by object identity. They retain them so that a new item can't get the
/// identity of an old one.
@MainActor
final class ConstraintItem {
  private weak var ownView: UIView?
  private(set) weak var guide: UILayoutGuide?
  /// Whether the item is a scroll view, whose edges can represent those of its content.
  let isScrollView: Bool
  let isStackView: Bool
  /// The engine that lays the view out or refers to it.
  weak var engine: AutoLayoutEngine?
  /// The constraints that the view holds, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that refer to the view or one of its guides, regardless of their
  /// owners.
  var mentions: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The index among the engine's views.
  var order = 0
  /// The number of the system that found the item last; see ``ConstraintSystem/slot(of:)``.
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

  /// The view, or the owning view of the guide.
  var view: UIView? { ownView ?? guide?.owningView }

  var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

extension UIView {
  /// The layout state of the view, created on demand.
  var constraintItem: ConstraintItem {
    if let item = layoutState.item { return item }
    let item = ConstraintItem(view: self)
    layoutState.item = item
    markHoldingConstraints()
    return item
  }

  /// The engine of the tree whose root is this view.
  var autoLayoutEngine: AutoLayoutEngine? { layoutState.engine as? AutoLayoutEngine }

  /// Whether constraints determine the frame of the view or of one of its descendants.
  var isLaidOutByConstraints: Bool { layoutState.item?.engine != nil }

  @discardableResult
  func makeAutoLayoutEngine() -> AutoLayoutEngine {
    if let autoLayoutEngine { return autoLayoutEngine }
    let engine = AutoLayoutEngine(root: self)
    layoutState.engine = engine
    return engine
  }

  /// Makes the next layout pass visit the view without marking it as needing layout.
  func markSubtreeWaiting() {
    var next: UIView? = self
    while let view = next, !view.layoutState.isSubtreeWaiting {
      view.layoutState.isSubtreeWaiting = true
      next = view.storedSuperview
    }
  }

  // MARK: Changes of the hierarchy

  /// Deactivates the constraints to outside views before the view leaves its superview.
  func leaveConstraints() {
    if layoutState.isIsland {
      // A view without a superview has no such constraints.
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

  /// Marks the view and its ancestors as possibly having constraints.
  ///
  /// The mark spares a walk through all descendants whenever such a view is added to another one.
  func markHoldingConstraints() {
    var next: UIView? = self
    while let view = next, !view.layoutState.mayHoldConstraints {
      view.layoutState.mayHoldConstraints = true
      next = view.layoutState.isIsland ? nil : view.storedSuperview
    }
  }

  /// Called after the view was added to its superview.
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

  /// Whether the view or a descendant may take part in layout by constraints.
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

  /// Deactivates the constraints between the view's subtree and other views.
  ///
  /// - Returns: Whether constraints remain inside the subtree.
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
