/// The views and constraints of a tree that take part in layout.
@MainActor
struct LayoutMembers {
  /// The participating views, outer ones first.
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []

  init(root: UIView) {
    collect(root)
  }

  /// The active constraints in the order of activation.
  var activeConstraints: [NSLayoutConstraint] {
    // Sorting integers of activation number and index is much faster than sorting objects.
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

  /// A view whose subviews are being visited.
  private struct OpenView {
    var view: UIView
    /// The number of views collected before this one.
    var start: Int
    var takesPart: Bool
    /// Whether the view is arranged by a stack view.
    var isArranged: Bool
    let subviews: [UIView]
    var next = 0
    let arranged: Set<ObjectIdentifier>
    /// The arranged views that don't participate on their own account.
    var unforcedArrangedViews: [UIView] = []

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

  /// Collects the views in a loop because recursion could overflow the stack: views may be nested
  /// ten thousand levels deep.
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
          addLeaf(subview, isForced: isFree, isArranged: isArranged, in: &open[index])
          continue
        }
        open.append(begin(subview, isForced: isFree, isArranged: isArranged))
        continue
      }
      let done = open.removeLast()
      if done.takesPart {
        for subview in done.unforcedArrangedViews { addArranged(subview) }
        if index > 0 { open[index - 1].takesPart = true }
      } else {
        views.removeSubrange(done.start...)
        if done.isArranged { open[index - 1].unforcedArrangedViews.append(done.view) }
      }
    }
  }

  /// Adds a view without subviews, the most frequent case, without opening it.
  private mutating func addLeaf(
    _ view: UIView, isForced: Bool, isArranged: Bool, in outer: inout OpenView
  ) {
    let item = view.layoutState.item
    if let own = item?.constraints { constraints.append(contentsOf: own) }
    if isForced || item?.mentions.isEmpty == false {
      views.append(view)
      outer.takesPart = true
    } else if isArranged {
      outer.unforcedArrangedViews.append(view)
    }
  }

  private mutating func begin(_ view: UIView, isForced: Bool, isArranged: Bool) -> OpenView {
    let start = views.count
    views.append(view)
    if let own = view.layoutState.item?.constraints { constraints.append(contentsOf: own) }
    return OpenView(view, start: start, isForced: isForced, isArranged: isArranged)
  }

  /// Adds an arranged view that participates only because its stack does.
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
