import AutomationProtocol
import Foundation

/// A snapshot of a tree, which all of its elements share.
final class SnapshotTree: Sendable {
  let snapshot: ElementSnapshot
  /// For each element, the position of the next one that isn't its descendant.
  let ends: [Int]
  /// For each element, the position of its parent, or `nil` for the first one.
  let parents: [Int?]
  /// The ancestors of the first element, beginning with the application.
  let path: [ElementAttributes]
  let processIdentifier: Int32?
  let horizontalSizeClass: XCUIElement.SizeClass
  let verticalSizeClass: XCUIElement.SizeClass

  init(_ result: SnapshotCall.Result, processIdentifier: Int32?) {
    snapshot = result.snapshot
    path = result.path
    self.processIdentifier = processIdentifier
    horizontalSizeClass = result.horizontalSizeClass.flatMap { .init(rawValue: $0) } ?? .unspecified
    verticalSizeClass = result.verticalSizeClass.flatMap { .init(rawValue: $0) } ?? .unspecified
    let nodes = snapshot.nodes
    var ends = [Int](repeating: nodes.count, count: nodes.count)
    var parents = [Int?](repeating: nil, count: nodes.count)
    var open: [Int] = []
    for (position, node) in nodes.enumerated() {
      while let last = open.last, nodes[last].depth >= node.depth {
        ends[last] = position
        open.removeLast()
      }
      parents[position] = open.last
      open.append(position)
    }
    self.ends = ends
    self.parents = parents
  }

  /// The position of each element by its identity.
  var positions: [UInt64: Int] {
    var positions: [UInt64: Int] = [:]
    for (position, node) in snapshot.nodes.enumerated() {
      positions[node.attributes.identity] = position
    }
    return positions
  }

  /// Returns the positions of the children of the element at a position.
  func children(of position: Int) -> [Int] {
    var found: [Int] = []
    var next = position + 1
    while next < ends[position] {
      found.append(next)
      next = ends[next]
    }
    return found
  }
}

extension SnapshotTree {
  /// Returns the element at a position and its descendants, as `debugDescription` writes them.
  fileprivate func text(of position: Int) -> String {
    var path: [ElementAttributes] = []
    var next = parents[position]
    while let parent = next {
      path.append(snapshot.nodes[parent].attributes)
      next = parents[parent]
    }
    return ElementTreeText(
      nodes: snapshot.nodes[position..<ends[position]], path: self.path + path.reversed(),
      processIdentifier: processIdentifier
    ).lines.joined(separator: "\n")
  }
}

/// One element of a tree at one moment.
struct SnapshotElement: XCUIElementSnapshot, CustomStringConvertible, CustomDebugStringConvertible {
  private let tree: SnapshotTree
  private let position: Int

  init(_ tree: SnapshotTree, at position: Int) {
    self.tree = tree
    self.position = position
  }

  private var attributes: ElementAttributes { tree.snapshot.nodes[position].attributes }

  var identifier: String { attributes.identifier }
  var frame: CGRect { attributes.frame }
  var value: Any? { attributes.value?.foundationValue }
  var title: String { attributes.title }
  var label: String { attributes.label }
  var elementType: XCUIElement.ElementType { attributes.elementType }
  var isEnabled: Bool { attributes.isEnabled }
  var horizontalSizeClass: XCUIElement.SizeClass { tree.horizontalSizeClass }
  var verticalSizeClass: XCUIElement.SizeClass { tree.verticalSizeClass }
  var placeholderValue: String? { attributes.placeholderValue }
  var isSelected: Bool { attributes.isSelected }
  var hasFocus: Bool { attributes.hasFocus }
  var hasKeyboardFocus: Bool { attributes.hasKeyboardFocus }

  var children: [any XCUIElementSnapshot] {
    tree.children(of: position).map { SnapshotElement(tree, at: $0) }
  }

  /// The element and its descendants, as `XCUIElement.debugDescription` writes them.
  var description: String { tree.text(of: position) }

  /// The element and its descendants, as `XCUIElement.debugDescription` writes them.
  var debugDescription: String { description }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    // The elements are visited from last to first, so that children precede their parents. Recursion
    // isn't possible, because a deep tree would overflow the stack.
    var finished: [Int: [XCUIElement.AttributeName: Any]] = [:]
    for place in (position..<tree.ends[position]).reversed() {
      let children = tree.children(of: place).map { finished.removeValue(forKey: $0) ?? [:] }
      finished[place] = SnapshotElement(tree, at: place).ownDictionary(with: children)
    }
    return finished[position] ?? [:]
  }

  private func ownDictionary(
    with children: [[XCUIElement.AttributeName: Any]]
  ) -> [XCUIElement.AttributeName: Any] {
    var dictionary: [XCUIElement.AttributeName: Any] = [
      .identifier: identifier, .title: title, .label: label,
      // Apple's values are objects, which can be cast to any numeric type.
      .elementType: NSNumber(value: elementType.rawValue), .enabled: NSNumber(value: isEnabled),
      .selected: NSNumber(value: isSelected), .hasFocus: NSNumber(value: hasFocus),
      .horizontalSizeClass: NSNumber(value: horizontalSizeClass.rawValue),
      .verticalSizeClass: NSNumber(value: verticalSizeClass.rawValue),
      .frame: [
        "X": Double(frame.origin.x), "Y": Double(frame.origin.y), "Width": Double(frame.width),
        "Height": Double(frame.height),
      ],
      .children: children,
    ]
    dictionary[.value] = value
    dictionary[.placeholderValue] = placeholderValue
    return dictionary
  }
}
