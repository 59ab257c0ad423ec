import AutomationAgent
import AutomationProtocol
import Foundation

/// The appearance of a page's elements.
@MainActor
struct PageDrawing {
  let appearance: PageAppearance
  /// The texts of each element, keyed by the identity of the outermost element that is read as a whole.
  private(set) var texts: [UInt64: [PageAppearance.Text]] = [:]
  /// The visible lines of text with known colours.
  private(set) var drawnText: [DrawnText] = []
  private let documents: [PageDocument]
  private let elements: [UInt64: PageElement]
  private let generation: UInt64
  /// The positions of the elements' nodes.
  private var places: [Int: (document: Int, node: Int)] = [:]
  /// The number of elements in each node, including the node, in each document.
  private var counts: [[Int]] = []
  /// The nodes that contain text directly, in each document.
  private var nodesWithText: [Set<Int>] = []

  /// Matches a page's appearance with its elements.
  ///
  /// - Parameters:
  ///   - documents: The documents that the elements were read from.
  ///   - elements: The elements, keyed by their identities.
  ///   - generation: The upper half of the identities of the page's elements.
  init(
    _ appearance: PageAppearance, of documents: [PageDocument], elements: [UInt64: PageElement],
    generation: UInt64
  ) {
    self.appearance = appearance
    self.documents = documents
    self.elements = elements
    self.generation = generation
    for (number, document) in documents.enumerated() {
      var counts = document.nodes.map { element(of: $0) == nil ? 0 : 1 }
      for (index, node) in document.nodes.enumerated().reversed() {
        places[node.backendIdentifier] = (number, index)
        if counts.indices.contains(node.parent), node.parent < index {
          counts[node.parent] += counts[index]
        }
      }
      self.counts.append(counts)
      nodesWithText.append([])
    }
    for text in appearance.texts { add(text) }
    for element in elements.values.sorted(by: { $0.identity < $1.identity }) {
      if let line = contents(of: element) { drawnText.append(line) }
    }
  }

  private func element(of node: PageDocument.Node) -> PageElement? {
    elements[generation << 32 | UInt64(node.backendIdentifier)]
  }

  private mutating func add(_ text: PageAppearance.Text) {
    guard documents.indices.contains(text.document),
      documents[text.document].nodes.indices.contains(text.node)
    else { return }
    nodesWithText[text.document].insert(documents[text.document].nodes[text.node].parent)
    let owner = owner(of: text.node, in: text.document)
    if let owner { texts[owner.identity, default: []].append(text) }
    for line in text.lines where !line.frame.isEmpty {
      guard let colors = line.colors else { continue }
      drawnText.append(
        DrawnText(
          text: line.text, frame: line.frame, foreground: colors.text.seen,
          background: colors.background.seen, element: owner?.identity ?? 0))
    }
  }

  /// Returns the outermost element around a node that is read as a whole, or otherwise the innermost element.
  private func owner(of node: Int, in document: Int) -> PageElement? {
    let nodes = documents[document].nodes
    var next = node
    var inner: PageElement?
    while nodes.indices.contains(next), inner == nil {
      inner = element(of: nodes[next])
      // The label of a check box isn't a separate element.
      if let control = appearance.labels[document].controls[next] {
        inner = inner ?? element(of: nodes[control])
      }
      next = nodes[next].parent
    }
    var owner = inner
    var around = inner
    while let element = around {
      if element.role.isNamedByText || element.role.isLeaf { owner = element }
      around = element.parent
    }
    return owner
  }

  /// Returns the text in a field, which isn't a node of the page.
  private func contents(of element: PageElement) -> DrawnText? {
    guard let node = element.node, let place = places[node], let style = style(at: place),
      Self.fields.contains(element.state.type) || isButtonWithValue(element, place),
      let color = style.color, let background = style.background, background.alpha >= 1,
      style.isVisible, !style.hasPicture, style.opacity >= 1
    else { return nil }
    let value = element.state.value?.text ?? ""
    let text = element.state.type == .button ? element.state.label : value
    guard !text.isEmpty, !element.state.visibleFrame.isEmpty else { return nil }
    return DrawnText(
      text: text, frame: element.state.visibleFrame,
      foreground: color.over(background).seen, background: background.seen,
      element: element.identity)
  }

  private func isButtonWithValue(
    _ element: PageElement, _ place: (document: Int, node: Int)
  ) -> Bool {
    let node = documents[place.document].nodes[place.node]
    return element.state.type == .button && node.name == "INPUT" && node.inputType != "image"
  }

  private static let fields: Set<ElementType> = [
    .textField, .secureTextField, .searchField, .textView, .popUpButton,
  ]

  private func style(at place: (document: Int, node: Int)) -> NodeStyle? {
    appearance.styles.indices.contains(place.document)
      ? appearance.styles[place.document][place.node] : nil
  }

  /// Returns whether a script handles clicks on an element, or on a box that contains only the element.
  ///
  /// Elements whose role implies clicks, such as the options of a list, don't count.
  func isClickable(_ element: PageElement) -> Bool {
    guard let number = element.node, let place = places[number], !element.role.isNamedByText,
      // The roles of rows and cells in a grid imply clicks.
      ![.cell, .tableRow, .outlineRow].contains(element.state.type)
    else { return false }
    let nodes = documents[place.document].nodes
    var next = place.node
    while nodes.indices.contains(next), !Self.documentNodes.contains(nodes[next].name) {
      // A click on a label is a click on its control.
      if nodes[next].name == "LABEL" { return false }
      if next != place.node {
        guard counts[place.document][next] == counts[place.document][place.node],
          self.element(of: nodes[next]) == nil
        else { return false }
      }
      if appearance.clickable.contains(nodes[next].backendIdentifier) { return true }
      next = nodes[next].parent
    }
    return false
  }

  /// Returns whether the page doesn't determine an element's size: it is a link in a sentence, or a check box
  /// of the browser's default size.
  func isSizeExempt(_ element: PageElement) -> Bool {
    guard let number = element.node, let place = places[number] else { return false }
    let nodes = documents[place.document].nodes
    let node = nodes[place.node]
    if [.checkBox, .radioButton].contains(element.state.type), node.name == "INPUT" {
      return node.frame?.size == Self.browsersCheckBox
    }
    guard style(at: place)?.isInline == true, node.parent >= 0 else { return false }
    return nodesWithText[place.document].contains(node.parent)
  }

  private static let documentNodes: Set<String> = ["HTML", "BODY", "#document"]
  private static let browsersCheckBox = CGSize(width: 13, height: 13)
}
