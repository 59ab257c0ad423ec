import LayoutSolver

/// A position that nothing ties to the root: it alone decides where it and what is tied to it lie.
struct LoosePosition {
  let variable: LayoutVariable
  /// The same position of what it lies in.
  let outer: LayoutVariable
  /// What draws it there; nil as long as nothing has to.
  var pull: LayoutConstraintHandle?
}

/// Views, and groups of views, that no constraint places.
///
/// For those the solver has no other rule than to keep positions near zero, which is the corner of the
/// root. They lie at the origin of their superviews instead, or as near to it as constraints let them.
extension ConstraintSystem {
  /// Weaker than all that views and constraints can say.
  private static let pull: Float = 0.0005

  /// Notes which members no constraint speaks of, and which it does without saying where they are.
  func noteLoose() {
    for loose in loosePositions {
      // One of a view that has gone went with it.
      if let pull = loose.pull { try? solver.remove(pull) }
    }
    loosePositions = []
    var groups = solver.positionGroups()
    for slot in members.indices {
      let variables = members[slot].variables
      members[slot].isPlacedAcross = note(variables.minX, of: slot, in: &groups) {
        $0.isPlacedAcross ? $0.variables.minX : nil
      }
      members[slot].isPlacedDown = note(variables.minY, of: slot, in: &groups) {
        $0.isPlacedDown ? $0.variables.minY : nil
      }
    }
  }

  /// - Parameter position: The same position of a member; nil if no constraint speaks of it.
  /// - Returns: Whether a constraint speaks of the position.
  private func note(
    _ variable: LayoutVariable, of slot: Int, in groups: inout PositionGroups,
    position: (SolvedItem) -> LayoutVariable?
  ) -> Bool {
    if groups.isHeld(variable) { return true }
    guard solver.isNamed(variable) else { return false }
    // The others of the group follow this one.
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

  /// Solves; where that leaves something loose on the wrong side of its origin, draws it there.
  ///
  /// - Returns: The conflicts that are new.
  func solveDrawingLoose() -> [LayoutConflict] {
    var conflicts = solver.solve().newConflicts
    // What is drawn may take along what lies in it.
    var drawsAll = false
    while drawLoose(all: drawsAll) {
      conflicts += solver.solve().newConflicts
      drawsAll = true
    }
    return conflicts
  }

  /// - Returns: Whether anything is drawn that was not before.
  private func drawLoose(all drawsAll: Bool) -> Bool {
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

  /// Whether a position could be nearer to its origin, as far as can be told: what lies beyond it as
  /// seen from zero, which everything is kept near to, must have been stopped there.
  private func needsPull(_ loose: LoosePosition) -> Bool {
    guard loose.pull == nil else { return false }
    let place = solver.value(of: loose.variable)
    let origin = solver.value(of: loose.outer)
    return origin > 0 ? place < origin : origin < 0 && place > origin
  }

  /// Whether constraints leave an item more than one frame; what only draws it somewhere is none.
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
