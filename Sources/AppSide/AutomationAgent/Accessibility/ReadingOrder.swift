import AutomationProtocol
import Foundation

/// The elements of a screen in the order in which somebody hears them who cannot see it.
///
/// As in UIKit, a container's elements are read from top to bottom and, side by side, from the left,
/// unless a developer has put them in order; what is inside one element is not heard.
@MainActor
struct ReadingOrder {
  /// An element that can be heard, with the groups that it is in, the outermost first.
  struct Stop {
    var element: any AutomationElement
    var groups: [any AutomationElement]
  }

  /// The elements, first to last.
  private(set) var stops: [Stop] = []

  init(of tree: any ElementTree) {
    // Nothing behind what is modal is heard (UIKit).
    let start = tree.modalElement ?? tree.application
    let groups = Self.isGroup(start, tree.accessibility(of: start)) ? [start] : []
    var stack = Self.children(of: start, tree).map { Stop(element: $0, groups: groups) }
    var entered: Set<UInt64> = []
    entered.insert(start.automationIdentity)
    while let current = stack.popLast() {
      let facts = tree.accessibility(of: current.element)
      let children = current.element.automationChildren
      if facts?.isElement ?? current.element.isTelling(withChildren: !children.isEmpty) {
        stops.append(current)
        continue
      }
      guard entered.insert(current.element.automationIdentity).inserted else { continue }
      let isGroup = Self.isGroup(current.element, facts)
      let groups = isGroup ? current.groups + [current.element] : current.groups
      stack += Self.children(of: current.element, tree).map { Stop(element: $0, groups: groups) }
    }
  }

  /// Whether a screen reader can stop at the whole before it goes inside.
  private static func isGroup(
    _ element: any AutomationElement, _ facts: ElementAccessibility?
  ) -> Bool {
    element.automationType.isGroup || facts?.container != nil
  }

  /// The elements directly inside one, as they are read, the last one first.
  private static func children(
    of element: any AutomationElement, _ tree: any ElementTree
  ) -> [any AutomationElement] {
    let children = element.automationChildren
    let isOrdered = tree.accessibility(of: element)?.hasOrderedElements == true
    return (isOrdered ? children : sorted(children)).reversed()
  }

  /// From top to bottom, and from left to right where more than half of the lower one is beside it.
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
        // Something tall, such as a scroll bar, is beside all rows, and in the first one.
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
  /// Whether it can be heard, for toolkits that do not say: it has something to say and nothing
  /// inside.
  fileprivate func isTelling(withChildren hasChildren: Bool) -> Bool {
    !hasChildren && automationType != .application
      && !(automationLabel.isEmpty && automationTitle.isEmpty && automationValue == nil
        && (automationPlaceholder ?? "").isEmpty)
  }
}

extension ElementType {
  /// Whether it is a whole before what is inside it, whatever its developer says.
  fileprivate var isGroup: Bool {
    switch self {
    case .alert, .sheet, .popover, .navigationBar, .tabBar, .toolbar, .table, .collectionView,
      .segmentedControl, .group, .menu, .cell, .stepper, .datePicker, .picker:
      true
    default: false
    }
  }
}
