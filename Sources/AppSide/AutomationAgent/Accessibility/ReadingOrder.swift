import AutomationProtocol
import Foundation

/// The elements of a screen in the order in which a screen reader reads them.
///
/// As in UIKit, a container's elements are read from top to bottom and from left to right, unless
/// the developer has set an order. The descendants of an accessibility element are not read.
@MainActor
struct ReadingOrder {
  /// An element to read, with its enclosing groups, outermost first.
  struct Stop {
    var element: any AutomationElement
    var groups: [any AutomationElement]
  }

  /// The elements, in reading order.
  private(set) var stops: [Stop] = []

  init(of tree: any ElementTree) {
    // As in UIKit, elements behind a modal one are not read.
    let start = tree.modalElement ?? tree.application
    let groups = Self.isGroup(start, tree.accessibility(of: start)) ? [start] : []
    var stack = Self.children(of: start, tree).map { Stop(element: $0, groups: groups) }
    var entered: Set<UInt64> = []
    entered.insert(start.automationIdentity)
    while let current = stack.popLast() {
      let facts = tree.accessibility(of: current.element)
      let children = current.element.automationChildren
      if facts?.isElement ?? current.element.isReadable(withChildren: !children.isEmpty) {
        stops.append(current)
        continue
      }
      guard entered.insert(current.element.automationIdentity).inserted else { continue }
      let isGroup = Self.isGroup(current.element, facts)
      let groups = isGroup ? current.groups + [current.element] : current.groups
      stack += Self.children(of: current.element, tree).map { Stop(element: $0, groups: groups) }
    }
  }

  /// Returns whether a screen reader can stop at the element as a whole before entering it.
  private static func isGroup(
    _ element: any AutomationElement, _ facts: ElementAccessibility?
  ) -> Bool {
    element.automationType.isGroup || facts?.container != nil
  }

  /// Returns the children in reverse reading order.
  private static func children(
    of element: any AutomationElement, _ tree: any ElementTree
  ) -> [any AutomationElement] {
    let children = element.automationChildren
    let isOrdered = tree.accessibility(of: element)?.hasOrderedElements == true
    return (isOrdered ? children : sorted(children)).reversed()
  }

  /// Sorts elements from top to bottom, and from left to right in a row.
  ///
  /// An element belongs to a row if more than half of its height lies in it.
  private static func sorted(
    _ elements: [any AutomationElement]
  ) -> [any AutomationElement] {
    guard elements.count > 1 else { return elements }
    let byTop = elements.map { (element: $0, frame: $0.finiteFrame) }
      .enumerated().sorted { left, right in
        (left.element.frame.minY, left.offset) < (right.element.frame.minY, right.offset)
      }
    var rows: [(bottom: CGFloat, members: [(x: CGFloat, offset: Int)])] = []
    for (offset, entry) in byTop {
      let middle = entry.frame.midY
      if let last = rows.last, middle < last.bottom {
        rows[rows.count - 1].members.append((entry.frame.minX, offset))
        // A tall element, such as a scroll bar, lies beside all rows and belongs to the first.
        rows[rows.count - 1].bottom = min(last.bottom, entry.frame.maxY)
      } else {
        rows.append((entry.frame.maxY, [(entry.frame.minX, offset)]))
      }
    }
    return rows.flatMap { row in
      row.members.sorted { ($0.x, $0.offset) < ($1.x, $1.offset) }.map { elements[$0.offset] }
    }
  }
}

extension AutomationElement {
  /// Returns whether to read the element if the toolkit provides no facts: it has text and no children.
  fileprivate func isReadable(withChildren hasChildren: Bool) -> Bool {
    !hasChildren && automationType != .application
      && !(automationLabel.isEmpty && automationTitle.isEmpty && automationValue == nil
        && (automationPlaceholder ?? "").isEmpty)
  }
}

extension ElementType {
  /// Whether elements of this type are always groups.
  fileprivate var isGroup: Bool {
    switch self {
    case .alert, .sheet, .popover, .navigationBar, .tabBar, .toolbar, .table, .collectionView,
      .segmentedControl, .group, .menu, .cell, .stepper, .datePicker, .picker:
      true
    default: false
    }
  }
}
