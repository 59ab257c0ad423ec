import LayoutSolver

/// A position that isn't tied to the root, and that determines the positions tied to it.
struct LoosePosition {
  let variable: LayoutVariable
  /// The corresponding position of the enclosing item.
  let outer: LayoutVariable
  /// The constraint that pulls the position to its origin, or `nil` while there is no need for it.
  var pull: LayoutConstraintHandle?
}

/// Positions of views, and of groups of views, that the constraints leave open.
///
/// The solver keeps such positions near zero, which is the corner of the root. They should be at
/// the origin of their superview instead, or as near to it as constraints allow.
extension ConstraintSystem {
  /// Lower than any priority of a view or a constraint.
  private static let pull: Float = 0.0005

  /// Finds the members whose positions no constraint mentions, and those whose constraints leave
  /// the position open.
  func findLoosePositions() {
    for loose in loosePositions {
      // The solver has already removed the constraint if its view is gone.
      if let pull = loose.pull { try? solver.remove(pull) }
    }
    loosePositions = []
    var groups = solver.positionGroups()
    for slot in members.indices {
      let variables = members[slot].variables
      members[slot].hasHorizontalPosition = note(variables.minX, of: slot, in: &groups) {
        $0.hasHorizontalPosition ? $0.variables.minX : nil
      }
      members[slot].hasVerticalPosition = note(variables.minY, of: slot, in: &groups) {
        $0.hasVerticalPosition ? $0.variables.minY : nil
      }
    }
  }

  /// Records a position if it is loose.
  ///
  /// - Parameter position: Returns the corresponding position of a member, or `nil` if no
  ///   constraint mentions it.
  /// - Returns: Whether a constraint mentions the position.
  private func note(
    _ variable: LayoutVariable, of slot: Int, in groups: inout PositionGroups,
    position: (SolvedItem) -> LayoutVariable?
  ) -> Bool {
    if groups.isHeld(variable) { return true }
    guard solver.isNamed(variable) else { return false }
    // The first position of a group represents all others.
    groups.hold(variable)
    var next = members[slot].outer
    while let outer = next {
      if let position = position(members[outer]) {
        loosePositions.append(LoosePosition(variable: variable, outer: position))
        break
      }
      next = members[outer].outer
    }
    return true
  }

  /// Solves the system and pulls loose positions that ended up on the wrong side of their origin.
  ///
  /// - Returns: The new conflicts.
  func solveWithPulls() -> [LayoutConflict] {
    var conflicts = solver.solve().newConflicts
    // A pulled position can move others past their origins.
    var drawsAll = false
    while pullLoosePositions(all: drawsAll) {
      conflicts += solver.solve().newConflicts
      drawsAll = true
    }
    return conflicts
  }

  /// Adds pulls to loose positions.
  ///
  /// - Returns: Whether a pull was added.
  private func pullLoosePositions(all drawsAll: Bool) -> Bool {
    guard loosePositions.contains(where: { needsPull($0) }) else { return false }
    var isNews = false
    for index in loosePositions.indices {
      guard loosePositions[index].pull == nil, drawsAll || needsPull(loosePositions[index]) else {
        continue
      }
      let distance =
        LinearExpression(loosePositions[index].variable)
        - LinearExpression(loosePositions[index].outer)
      loosePositions[index].pull = try? solver.add(distance, .equal, priority: Self.pull)
      if loosePositions[index].pull != nil { isNews = true }
    }
    return isNews
  }

  /// Whether a position may be nearer to its origin.
  ///
  /// All positions are kept near zero, so one beyond its origin, as seen from zero, was stopped
  /// there by a constraint.
  private func needsPull(_ loose: LoosePosition) -> Bool {
    guard loose.pull == nil else { return false }
    let place = solver.value(of: loose.variable)
    let origin = solver.value(of: loose.outer)
    return origin > 0 ? place < origin : origin < 0 && place > origin
  }

  /// Whether constraints allow more than one frame of an item, not counting pulls.
  func isAmbiguous(_ item: ConstraintItem) -> Bool {
    guard let variables = variables(of: item) else { return false }
    let pulls = loosePositions.compactMap(\.pull)
    guard !pulls.isEmpty else { return solver.isAmbiguous(variables) }
    var undrawn = ConstraintSolver(copying: solver)
    for pull in pulls { try? undrawn.remove(pull) }
    undrawn.solve()
    return undrawn.isAmbiguous(variables)
  }
}
