import Foundation
import LayoutSolver

extension ConstraintSystem {
  /// Computes the frames, repeatedly wrapping text for its new width until the widths no longer
  /// change.
  ///
  /// - Returns: The new conflicts.
  func solve() -> [LayoutConflict] {
    var conflicts = solveWithPulls()
    for _ in 0..<Self.maximumWrapPasses {
      var rewrapped: [ConstraintItem] = []
      for slot in members.indices where members[slot].isContentHeightOfWidth {
        let item = members[slot].item
        let width = solver.frame(of: members[slot].variables, pixelsPerPoint: 1).width
        guard width > 0, wrapWidths[item.identity] != width else { continue }
        wrapWidths[item.identity] = width
        rewrapped.append(item)
      }
      guard !rewrapped.isEmpty, refresh(rewrapped) else { break }
      conflicts += solveWithPulls()
    }
    for slot in members.indices {
      var frame = solver.frame(of: members[slot].variables, pixelsPerPoint: 1)
      if let outer = members[slot].outer {
        // The outer member precedes this one, so its frame is known.
        if !members[slot].hasHorizontalPosition { frame.origin.x = members[outer].frame.minX }
        if !members[slot].hasVerticalPosition { frame.origin.y = members[outer].frame.minY }
      }
      members[slot].frame = frame
    }
    return conflicts
  }

  /// The limit is needed because widths that depend on heights may oscillate.
  private static let maximumWrapPasses = 6

  /// Returns the frame of a view in its superview, on whole points.
  func frame(of item: ConstraintItem) -> CGRect? {
    slot(of: item).flatMap { frame(ofMember: $0) }
  }

  func frame(ofMember slot: Int) -> CGRect? {
    switch members[slot].container {
    case .none: return members[slot].frame
    case .nonmember: return nil
    case .item(let outer): return frame(slot, in: outer)
    }
  }

  /// Returns the frame of a view or guide in another's coordinates, on whole points.
  func frame(of item: ConstraintItem, in outer: ConstraintItem) -> CGRect? {
    guard let slot = slot(of: item), let outer = self.slot(of: outer) else { return nil }
    return frame(slot, in: outer)
  }

  private func frame(_ slot: Int, in outer: Int) -> CGRect {
    let origin = members[outer].frame.origin
    return members[slot].frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Returns the size that fits the constraints inside a view, or `nil` if there are none.
  static func fittingSize(
    of view: UIView, _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize? {
    guard view.rootView.autoLayoutEngine != nil, view.hasConstraintsInside else { return nil }
    let system = ConstraintSystem(
      root: view,
      mode: .fitting(target.limitedForLayout, horizontal: horizontal, vertical: vertical))
    system.rebuild()
    _ = system.solve()
    guard let item = view.layoutState.item, let own = system.variables(of: item) else {
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
  /// The size within the solver's range, which `greatestFiniteMagnitude` exceeds.
  fileprivate var limitedForLayout: CGSize {
    CGSize(
      width: min(max(0, width.finiteOrZero), 1e6), height: min(max(0, height.finiteOrZero), 1e6))
  }
}
