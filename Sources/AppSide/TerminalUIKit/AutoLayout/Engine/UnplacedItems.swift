/// The views that no constraint gives a place, across or from top to bottom.
///
/// They lie at the origin of their superviews.
@MainActor
struct UnplacedItems {
  private var horizontal: Set<ObjectIdentifier> = []
  private var vertical: Set<ObjectIdentifier> = []

  init() {}

  init(among items: [ConstraintItem], in system: ConstraintSystem) {
    for item in items {
      guard let variables = system.variables[item.identity] else { continue }
      if !system.solver.isNamed(variables.minX) {
        horizontal.insert(item.identity)
      }
      if !system.solver.isNamed(variables.minY) {
        vertical.insert(item.identity)
      }
    }
  }

  func isHorizontally(_ item: ConstraintItem) -> Bool { horizontal.contains(item.identity) }

  func isVertically(_ item: ConstraintItem) -> Bool { vertical.contains(item.identity) }
}
