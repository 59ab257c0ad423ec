/// The views and constraints in a tree that layout has to know.
@MainActor
struct LayoutMembers {
  /// Outer ones first.
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []

  init(root: UIView) {
    collect(root, isForced: true)
  }

  /// The constraints, the first activated first.
  var activeConstraints: [NSLayoutConstraint] {
    // Plain numbers, of an activation and of a place, are sorted much sooner than objects.
    var keys: [UInt64] = []
    keys.reserveCapacity(constraints.count)
    for (index, constraint) in constraints.enumerated() where constraint.activationNumber > 0 {
      keys.append(UInt64(constraint.activationNumber) << 32 | UInt64(index))
    }
    keys.sort()
    var result: [NSLayoutConstraint] = []
    result.reserveCapacity(keys.count)
    for key in keys { result.append(constraints[Int(key & 0xFFFF_FFFF)]) }
    return result
  }

  /// - Returns: Whether the view takes part.
  @discardableResult
  private mutating func collect(_ view: UIView, isForced: Bool) -> Bool {
    let start = views.count
    views.append(view)
    if let own = view.layoutState.item?.constraints { constraints.append(contentsOf: own) }
    var takesPart = isForced || view.layoutState.item?.mentions.isEmpty == false
    let arranged = Set((view as? UIStackView)?.arrangedSubviews.map { ObjectIdentifier($0) } ?? [])
    var left: [UIView] = []
    for subview in view.storedSubviews where !subview.layoutState.isIsland {
      let isArranged = arranged.contains(ObjectIdentifier(subview))
      let isFree = !subview.translatesAutoresizingMaskIntoConstraints && !isArranged
      if collect(subview, isForced: isFree) {
        takesPart = true
      } else if isArranged {
        left.append(subview)
      }
    }
    guard takesPart else {
      views.removeSubrange(start...)
      return false
    }
    for subview in left { addArranged(subview) }
    return true
  }

  /// Adds a view of a stack that takes part; nothing in it does for reasons of its own.
  private mutating func addArranged(_ view: UIView) {
    views.append(view)
    guard let stack = view as? UIStackView else { return }
    for subview in stack.arrangedSubviews { addArranged(subview) }
  }
}
