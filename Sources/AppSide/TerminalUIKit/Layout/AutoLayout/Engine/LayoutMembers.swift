/// The views and constraints in a tree that layout has to know.
@MainActor
struct LayoutMembers {
  /// Outer ones first.
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []

  init(root: UIView) {
    collect(root)
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

  /// A view that is being looked through.
  private struct OpenView {
    var view: UIView
    /// How many views were there before it.
    var start: Int
    var takesPart: Bool
    /// Whether a stack view around it arranges it.
    var isArranged: Bool
    let subviews: [UIView]
    var next = 0
    let arranged: Set<ObjectIdentifier>
    /// What it arranges that takes no part for reasons of its own.
    var left: [UIView] = []

    @MainActor
    init(_ view: UIView, start: Int, isForced: Bool, isArranged: Bool) {
      self.view = view
      self.start = start
      self.isArranged = isArranged
      takesPart = isForced || view.layoutState.item?.mentions.isEmpty == false
      subviews = view.storedSubviews
      arranged = Set(
        (view as? UIStackView)?.arrangedSubviews.map { ObjectIdentifier($0) } ?? [])
    }
  }

  /// Not recursive: views may be nested ten thousand levels deep.
  private mutating func collect(_ root: UIView) {
    var open = [begin(root, isForced: true, isArranged: false)]
    while let index = open.indices.last {
      let position = open[index].next
      if position < open[index].subviews.count {
        open[index].next += 1
        let subview = open[index].subviews[position]
        if subview.layoutState.isIsland { continue }
        let isArranged = open[index].arranged.contains(ObjectIdentifier(subview))
        let isFree = !subview.translatesAutoresizingMaskIntoConstraints && !isArranged
        if subview.storedSubviews.isEmpty {
          addInnermost(subview, isForced: isFree, isArranged: isArranged, in: &open[index])
          continue
        }
        open.append(begin(subview, isForced: isFree, isArranged: isArranged))
        continue
      }
      let done = open.removeLast()
      if done.takesPart {
        for subview in done.left { addArranged(subview) }
        if index > 0 { open[index - 1].takesPart = true }
      } else {
        views.removeSubrange(done.start...)
        if done.isArranged { open[index - 1].left.append(done.view) }
      }
    }
  }

  /// Adds a view with nothing in it, which most are, without opening it.
  private mutating func addInnermost(
    _ view: UIView, isForced: Bool, isArranged: Bool, in outer: inout OpenView
  ) {
    let item = view.layoutState.item
    if let own = item?.constraints { constraints.append(contentsOf: own) }
    if isForced || item?.mentions.isEmpty == false {
      views.append(view)
      outer.takesPart = true
    } else if isArranged {
      outer.left.append(view)
    }
  }

  private mutating func begin(_ view: UIView, isForced: Bool, isArranged: Bool) -> OpenView {
    let start = views.count
    views.append(view)
    if let own = view.layoutState.item?.constraints { constraints.append(contentsOf: own) }
    return OpenView(view, start: start, isForced: isForced, isArranged: isArranged)
  }

  /// Adds a view of a stack that takes part; nothing in it does for reasons of its own.
  private mutating func addArranged(_ view: UIView) {
    var waiting = [view]
    while let view = waiting.popLast() {
      views.append(view)
      if let stack = view as? UIStackView {
        waiting.append(contentsOf: stack.arrangedSubviews.reversed())
      }
    }
  }
}
