import AutomationProtocol
import ElementTypes

/// The shortest queries, in words of steps, for each element of a snapshot.
struct InspectedNames {
  /// The queries of the elements, in the order of the snapshot; `nil` if no words find the element.
  let queries: [ElementQuery?]

  private struct Key: Hashable {
    var type: ElementType
    var name: String?
  }

  init(_ snapshot: ElementSnapshot) {
    var positions: [Key: [Int]] = [:]
    for (position, node) in snapshot.nodes.enumerated() {
      let type = node.attributes.elementType
      positions[Key(type: type, name: nil), default: []].append(position)
      // A name that occurs twice in one element is only one match.
      for name in Set(Self.names(of: node.attributes, withValue: true)) {
        positions[Key(type: type, name: name), default: []].append(position)
      }
    }
    queries = snapshot.nodes.enumerated().map { position, node in
      let type = node.attributes.elementType
      if type == .application { return .application }
      let base = ElementQuery(steps: [.descendants(type)])
      // Values change with the user's actions, so queries don't depend on them.
      let names = Self.names(of: node.attributes, withValue: false)
      for name in names where positions[Key(type: type, name: name)]?.count == 1 {
        return base.appending(.matching(.identified(by: name)))
      }
      let name = names.first
      let all = positions[Key(type: type, name: name)] ?? []
      guard let index = all.firstIndex(of: position) else { return nil }
      let named = name.map { base.appending(.matching(.identified(by: $0))) } ?? base
      return all.count == 1 ? named : named.appending(index == 0 ? .first : .index(index))
    }
  }

  private static func names(of element: ElementAttributes, withValue: Bool) -> [String] {
    let names = [element.identifier, element.label, element.title, element.placeholderValue ?? ""]
    return (names + (withValue ? [element.value?.text ?? ""] : []))
      .filter { !$0.isEmpty && $0.count <= ElementQuery.longestString }
  }
}
