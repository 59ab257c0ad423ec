import AutomationProtocol
import Foundation

/// Creates the elements of a page from the browser's accessibility trees and documents.
@MainActor
struct TreeReader {
  /// The description of an element to be created.
  struct Draft {
    var node: Int
    var state: PageElement.State
    var role: PageRole
    var children: [Draft] = []
    /// The titles of a closed list box's options.
    var options: [String] = []

    /// Whether the element is only text.
    var isText: Bool { role.name == PageRole.text && state.identifier.isEmpty }
  }

  private let documents: [PageDocument]
  private let trees: [String: [AccessibilityNode]]
  private let places: [Int: (document: Int, node: Int)]

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - documents: The documents of the page.
  ///   - trees: The accessibility trees of the frames, keyed by the frames' identifiers.
  init(documents: [PageDocument], trees: [String: [AccessibilityNode]]) {
    self.documents = documents
    self.trees = trees
    var places: [Int: (document: Int, node: Int)] = [:]
    for (number, document) in documents.enumerated() {
      for (index, node) in document.nodes.enumerated() {
        places[node.backendIdentifier] = (number, index)
      }
    }
    self.places = places
  }

  /// Returns the page as a tree of elements, or `nil` if it isn't available yet.
  func page() -> Draft? { documents.first.flatMap { page(of: $0.frame) } }

  private func page(of frame: String) -> Draft? {
    guard let nodes = trees[frame], let root = nodes.first(where: { $0.parentId == nil }) else {
      return nil
    }
    let byIdentifier = Dictionary(nodes.map { ($0.nodeId, $0) }) { first, _ in first }
    return drafts(of: root, in: byIdentifier, depth: 0).first
  }

  private func drafts(
    of node: AccessibilityNode, in nodes: [String: AccessibilityNode], depth: Int
  ) -> [Draft] {
    let role = PageRole(name: node.ignored ? "none" : node.role?.text ?? "")
    guard !PageRole.decorations.contains(role.name), depth < Self.depthLimit else { return [] }
    let place = node.backendDOMNodeId.flatMap { places[$0] }
    let source = place.map { documents[$0.document].nodes[$0.node] }
    var children: [Draft] = []
    if !role.isLeaf, role.name != PageRole.text {
      for identifier in node.childIds ?? [] {
        guard let child = nodes[identifier] else { continue }
        children += drafts(of: child, in: nodes, depth: depth + 1)
      }
    }
    if role.name == PageRole.frame, let content = source?.content,
      documents.indices.contains(content)
    {
      return page(of: documents[content].frame).map { page in
        var page = page
        page.state.identifier = source?.identifier ?? ""
        return [page]
      } ?? []
    }
    let identifier = source?.identifier ?? ""
    let isAnonymous = identifier.isEmpty || source?.frame == nil
    if isAnonymous, role.isPlainGroup || role.isPhrase { return children }
    guard let number = node.backendDOMNodeId else { return children }
    var draft = Draft(node: number, state: state(of: node, role, source), role: role)
    draft.children = children
    if draft.state.type == .popUpButton {
      draft.options = Self.options(in: children)
      if node.property("expanded") != "true" { draft.children = [] }
    }
    place.map { draft.state.visibleFrame = visibleFrame(of: draft.state.frame, at: $0) }
    collapseTexts(in: &draft)
    return [draft]
  }

  private static func options(in drafts: [Draft]) -> [String] {
    drafts.flatMap { draft in
      ["option", "MenuListOption"].contains(draft.role.name)
        ? [draft.state.label] : options(in: draft.children)
    }
  }

  /// Turns an element that contains only text into a text.
  private func collapseTexts(in draft: inout Draft) {
    guard !draft.children.isEmpty, draft.children.allSatisfy(\.isText) else {
      for index in draft.children.indices where draft.children[index].isText {
        draft.children[index].state.label = draft.children[index].state.label.trimmed
      }
      return
    }
    if draft.role.isNamedByText {
      draft.children = []
    } else if draft.role.isTextBlock {
      let text = draft.children.map(\.state.label).joined()
      draft.state.label = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      draft.state.type = .staticText
      draft.children = []
    }
  }

  private func state(
    of node: AccessibilityNode, _ role: PageRole, _ source: PageDocument.Node?
  ) -> PageElement.State {
    var state = PageElement.State()
    let value = node.value?.text ?? ""
    state.type = role.type(
      inputType: source?.inputType ?? "", isMultiline: node.property("multiline") == "true",
      hasValue: !value.isEmpty)
    // A block of text becomes a text only when it has some.
    if role.name == "heading" { state.type = .other }
    if state.type == .comboBox, source?.name == "SELECT" { state.type = .popUpButton }
    state.identifier = source?.identifier ?? ""
    // The spaces between two texts are kept until the texts have been joined.
    state.label = node.name?.text ?? ""
    if role.name != PageRole.text { state.label = state.label.trimmed }
    state.placeholder = source?.placeholder
    switch node.property("checked") ?? node.property("pressed") {
    case "true": state.value = .string("1")
    case "mixed": state.value = .string("2")
    case "false": state.value = .string("0")
    default: break
    }
    if state.value == nil {
      switch state.type {
      case .textField, .secureTextField, .searchField, .textView:
        state.value = .string(value)
      default: if !value.isEmpty { state.value = .string(value) }
      }
    }
    state.frame = source?.frame ?? .zero
    state.isEnabled = node.property("disabled") != "true"
    state.isSelected = node.property("selected") == "true"
    state.hasKeyboardFocus = node.property("focused") == "true" && role.name != PageRole.root
    if state.type == .slider { state.position = position(of: node, value) }
    return state
  }

  private func position(of node: AccessibilityNode, _ value: String) -> Double? {
    guard let value = Double(value), let least = node.property("valuemin").flatMap(Double.init),
      let most = node.property("valuemax").flatMap(Double.init), most > least
    else { return nil }
    return min(max((value - least) / (most - least), 0), 1)
  }

  private func visibleFrame(of frame: CGRect, at place: (document: Int, node: Int)) -> CGRect {
    let visible = frame.intersection(documents[place.document].nodes[place.node].clip)
    return visible.isNull ? .zero : visible
  }

  /// The maximum depth; deeper trees are cut off, because each level takes stack space.
  private static let depthLimit = 2_000
}

extension String {
  /// The text without surrounding spaces.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
