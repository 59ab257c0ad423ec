import Foundation

extension ConstraintSystem {
  /// Finds the frames; lines are broken for the widths found until those no longer change.
  ///
  /// - Returns: The conflicts that are new.
  func solve() -> [LayoutConflict] {
    var conflicts = solver.solve().newConflicts
    for _ in 0..<Self.mostBreakings {
      var rewrapped: [ConstraintItem] = []
      for item in participants {
        guard let view = item.view, view.isContentHeightOfWidth, let own = variables[item.identity]
        else { continue }
        let width = solver.frame(of: own, pixelsPerPoint: 1).width
        guard width > 0, wrapWidths[item.identity] != width else { continue }
        wrapWidths[item.identity] = width
        rewrapped.append(item)
      }
      guard refresh(rewrapped) else { break }
      conflicts += solver.solve().newConflicts
    }
    return conflicts
  }

  /// Widths that depend on heights that depend on widths might never settle.
  private static let mostBreakings = 6

  /// The frame of a view in its superview, its edges on whole points.
  func frame(of item: ConstraintItem) -> CGRect? {
    guard let view = item.view else { return nil }
    guard let superview = view.storedSuperview, view !== root else {
      return variables[item.identity].map { solver.frame(of: $0, pixelsPerPoint: 1) }
    }
    guard let outer = superview.layoutState.item else { return nil }
    var frame = frame(of: item, in: outer)
    if unplaced.isHorizontally(item) { frame?.origin.x = 0 }
    if unplaced.isVertically(item) { frame?.origin.y = 0 }
    return frame
  }

  /// The frame of a view or guide in another's coordinates, its edges on whole points.
  func frame(of item: ConstraintItem, in outer: ConstraintItem) -> CGRect? {
    guard let own = variables[item.identity], let around = variables[outer.identity] else {
      return nil
    }
    let origin = solver.frame(of: around, pixelsPerPoint: 1).origin
    return solver.frame(of: own, pixelsPerPoint: 1).offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The size that a view fits into, by the constraints inside it; nil when it has none.
  static func fittingSize(
    of view: UIView, _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    guard view.rootView.autoLayoutEngine != nil, view.hasConstraintsInside else { return nil }
    let system = ConstraintSystem(
      root: view,
      mode: .fitting(target.limitedForLayout, horizontal: horizontal, vertical: vertical))
    system.rebuild()
    _ = system.solve()
    guard let item = view.layoutState.item, let own = system.variables[item.identity] else {
      return nil
    }
    return CGSize(
      width: horizontal == .required
        ? target.width : system.solver.value(of: own.width).rounded(.up),
      height: vertical == .required
        ? target.height : system.solver.value(of: own.height).rounded(.up))
  }
}

extension UIView {
  var hasConstraintsInside: Bool {
    firstView { $0.layoutState.item?.constraints.isEmpty == false } != nil
  }
}

extension CGSize {
  /// Targets such as `greatestFiniteMagnitude` are more than can be solved for.
  fileprivate var limitedForLayout: CGSize {
    CGSize(
      width: min(max(0, width.finiteOrZero), 1e6), height: min(max(0, height.finiteOrZero), 1e6))
  }
}
