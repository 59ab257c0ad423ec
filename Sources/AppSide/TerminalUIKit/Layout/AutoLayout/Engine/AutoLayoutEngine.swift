import Foundation
import LayoutSolver

/// Sets the frames of the views in one tree according to their constraints.
@MainActor
final class AutoLayoutEngine: LayoutEngine {
  private let system: ConstraintSystem
  private weak var root: UIView?
  private var needsRebuild = true
  private var changedItems: [ObjectIdentifier: ConstraintItem] = [:]
  private var changedConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
  private var isApplying = false
  private var didSolveMeanwhile = false
  /// The last report about constraints that conflict.
  private(set) var lastConflictReport: String?
  /// The broken constraints that were reported.
  private var reported: Set<String> = []

  init(root: UIView) {
    self.root = root
    system = ConstraintSystem(root: root, mode: .live)
  }

  private var isWaiting: Bool {
    needsRebuild || !changedItems.isEmpty || !changedConstraints.isEmpty
  }

  // MARK: Changes

  /// Called after views or constraints have been added or removed.
  func setNeedsRebuild() {
    needsRebuild = true
    root?.layoutState.isSubtreeWaiting = true
  }

  func constraintDidChange(_ constraint: NSLayoutConstraint) {
    guard !needsRebuild else { return }
    changedConstraints[ObjectIdentifier(constraint)] = constraint
    constraint.owner?.markSubtreeWaiting()
  }

  /// Called after a view's frame was set.
  ///
  /// Frames that layout itself sets are ignored.
  func geometryDidChange(_ view: UIView) {
    if isApplying {
      if view.preservesSuperviewLayoutMargins { marginsDidChange(view) }
      return
    }
    guard view === root || view.translatesAutoresizingMaskIntoConstraints else { return }
    itemDidChange(view)
  }

  func marginsDidChange(_ view: UIView) {
    let isMargined = (view as? UIStackView)?.isLayoutMarginsRelativeArrangement ?? false
    guard isMargined || view.layoutState.item?.systemGuides.isEmpty == false else { return }
    itemDidChange(view)
  }

  func contentDidChange(_ view: UIView) {
    // A rebuild covers every change. It would be slow to compare a thousand views for each added
    // one.
    guard !needsRebuild else { return view.markSubtreeWaiting() }
    if let stack = view as? UIStackView, hasNewMembers(stack) {
      setNeedsRebuild()
      stack.markSubtreeWaiting()
      return
    }
    itemDidChange(view)
  }

  private func itemDidChange(_ view: UIView) {
    guard !needsRebuild, let item = view.layoutState.item else { return }
    changedItems[item.identity] = item
    view.markSubtreeWaiting()
  }

  private var arrangedMembers: [ObjectIdentifier: [ObjectIdentifier]] = [:]

  private func hasNewMembers(_ stack: UIStackView) -> Bool {
    arrangedMembers[stack.constraintItem.identity]
      != stack.arrangedSubviews.map { ObjectIdentifier($0) }
  }

  // MARK: LayoutEngine

  var isUnsettled: Bool { isWaiting || didSolveMeanwhile }

  func update(_ root: UIView) {
    didSolveMeanwhile = false
    solveIfNeeded()
  }

  private func solveIfNeeded() {
    guard isWaiting, let root else { return }
    if needsRebuild {
      rebuild()
    } else {
      let items = changedItems.values.sorted { $0.order < $1.order }
      let constraints = changedConstraints.values.sorted {
        $0.activationNumber < $1.activationNumber
      }
      changedItems = [:]
      changedConstraints = [:]
      system.refresh(items)
      for constraint in constraints where system.contains(constraint) {
        system.refresh(constraint)
      }
    }
    report(system.solve())
    if !root.translatesAutoresizingMaskIntoConstraints, !(root is UIWindow),
      let item = root.layoutState.item, let frame = system.frame(of: item)
    {
      apply(CGRect(origin: root.origin, size: frame.size), to: root)
    }
    markChangedSurroundings()
  }

  /// Marks the superviews of views whose frames differ from the solution as needing layout.
  private func markChangedSurroundings() {
    var areMarked = [Bool](repeating: false, count: system.members.count)
    for slot in system.members.indices {
      // One differing view per superview is enough.
      guard case .item(let outer) = system.members[slot].container, !areMarked[outer],
        let view = system.members[slot].item.view,
        !view.translatesAutoresizingMaskIntoConstraints,
        let frame = system.frame(ofMember: slot), !view.hasFrame(frame)
      else { continue }
      areMarked[outer] = true
      view.storedSuperview?.markNeedsLayout()
    }
  }

  func layoutSubviews(of view: UIView) {
    if isWaiting {
      solveIfNeeded()
      didSolveMeanwhile = true
    }
    for subview in view.storedSubviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let item = subview.layoutState.item, item.engine === self,
        let frame = system.frame(of: item)
      else { continue }
      apply(frame, to: subview)
    }
  }

  private func apply(_ frame: CGRect, to view: UIView) {
    guard !view.hasFrame(frame) else { return }
    let wasApplying = isApplying
    isApplying = true
    defer { isApplying = wasApplying }
    view.place(at: frame.origin, size: frame.size)
  }

  private func rebuild() {
    needsRebuild = false
    changedItems = [:]
    changedConstraints = [:]
    let before = system.participants
    system.rebuild()
    for item in before where !system.contains(item) && item.engine === self { item.engine = nil }
    arrangedMembers = [:]
    for (index, item) in system.participants.enumerated() {
      if item.engine !== self { item.engine = self }
      item.order = index
      if item.isStackView, let stack = item.view as? UIStackView {
        arrangedMembers[item.identity] = stack.arrangedSubviews.map { ObjectIdentifier($0) }
      }
    }
  }

  /// Releases all views because another engine takes them over.
  func release() {
    for item in system.participants where item.engine === self { item.engine = nil }
  }

  // MARK: Queries and reports

  func isAmbiguous(_ item: ConstraintItem) -> Bool {
    solveIfNeeded()
    return system.isAmbiguous(item)
  }

  func frame(of item: ConstraintItem, in view: UIView) -> CGRect? {
    guard let outer = view.layoutState.item else { return nil }
    return system.frame(of: item, in: outer)
  }

  /// Writes a report for each broken constraint, but only one: a person who resizes a window would
  /// otherwise cause one with every step.
  private func report(_ conflicts: [LayoutConflict]) {
    for conflict in conflicts {
      let members = conflict.constraints.map { system.description(of: $0) }
      let broken = system.description(of: conflict.broken).text
      let text = LayoutReport.unsatisfiable(
        members.map(\.text), broken: broken, hasMasks: members.contains(where: \.isMask))
      lastConflictReport = text
      if reported.insert(broken).inserted { LayoutReport.write(text) }
    }
  }
}

extension UIView {
  /// Whether the view, apart from its transform, has the given frame.
  fileprivate func hasFrame(_ frame: CGRect) -> Bool {
    origin == frame.origin && storedBounds.size == frame.size
  }
}
