import AutomationProtocol
import ElementTypes
import Foundation

/// An app's screen at one moment, in which a recording looks up elements.
struct RecordingScene {
  let snapshot: ElementSnapshot
  private let names: InspectedNames
  /// The position of each element's parent; `nil` for the application.
  private let parents: [Int?]

  init(_ snapshot: ElementSnapshot) {
    self.snapshot = snapshot
    names = InspectedNames(snapshot)
    var path: [Int] = []
    parents = snapshot.nodes.indices.map { position in
      path.removeLast(path.count - snapshot.nodes[position].depth)
      defer { path.append(position) }
      return path.last
    }
  }

  /// An element, and the query that a step would use for it.
  struct Target: Equatable {
    var element: ElementAttributes
    var query: ElementQuery
    /// Whether the query names the element rather than its position.
    var isNamed: Bool { if case .matching = query.steps.last { true } else { false } }
  }

  /// The element that receives keys, if any.
  ///
  /// For an unnamed row, the query is that of the first named element in it.
  var focused: Target? {
    let nodes = snapshot.nodes
    let position =
      nodes.lastIndex { $0.attributes.hasKeyboardFocus }
      ?? nodes.lastIndex { $0.attributes.hasFocus }
    guard let position, var target = target(position) else { return nil }
    guard !target.isNamed, Self.rows.contains(target.element.elementType) else { return target }
    if let named = inside(position).lazy.compactMap(self.target).first(where: \.isNamed) {
      target.query = named.query
    }
    return target
  }

  /// Returns the positions of an element's descendants.
  private func inside(_ position: Int) -> Range<Int> {
    let depth = snapshot.nodes[position].depth
    let first = position + 1
    let end = snapshot.nodes[first...].firstIndex { $0.depth <= depth }
    return first..<(end ?? snapshot.nodes.endIndex)
  }

  /// Returns the target of a person who points at a place: the nearest enclosing element that reacts to the
  /// user, or otherwise the visible element.
  ///
  /// An unnamed row is represented by a named element in it.
  func target(at point: CGPoint) -> Target? {
    positions(at: point).lazy.compactMap(meant).first
  }

  /// Returns the nearest scrolling element around a place.
  func scroller(at point: CGPoint) -> Target? {
    positions(at: point).lazy.filter { Self.scrolling.contains(type($0)) }.compactMap(target).first
  }

  /// The application.
  var application: Target { Target(element: snapshot.attributes, query: .application) }

  /// Returns the element with an identity, if it still exists.
  func element(_ identity: UInt64) -> ElementAttributes? {
    snapshot.nodes.first { $0.attributes.identity == identity }?.attributes
  }

  /// Returns whether another screen has the same content, ignoring the focus and the keyboard.
  func showsTheSame(as other: RecordingScene) -> Bool { content == other.content }

  /// The elements without the keyboard, which appears and disappears with the focus, and without focus
  /// attributes.
  private var content: [ElementAttributes] {
    var keyboard = Set<Int>()
    for position in snapshot.nodes.indices {
      if type(position) == .keyboard {
        keyboard.formUnion(sequence(first: position) { parents[$0] }.filter { $0 != 0 })
      } else if let parent = parents[position], keyboard.contains(parent) {
        keyboard.insert(position)
      }
    }
    return snapshot.nodes.indices.filter { !keyboard.contains($0) }.map {
      var attributes = snapshot.nodes[$0].attributes
      (attributes.hasFocus, attributes.hasKeyboardFocus) = (false, false)
      return attributes
    }
  }

  /// Returns the positions of the elements at a place, front to back.
  private func positions(at point: CGPoint) -> [Int] {
    snapshot.nodes.indices.reversed().filter {
      snapshot.nodes[$0].attributes.frame.contains(point)
    }
  }

  /// Returns the target of a person who points at an element, or `nil` for a plain container.
  private func meant(_ top: Int) -> Target? {
    let path = Array(sequence(first: top) { parents[$0] })
    let reacting = path.firstIndex { Self.reacting.contains(type($0)) }
    let inner = path[..<(reacting ?? path.count)].compactMap(target)
    guard let reacting, let target = target(path[reacting]) else {
      return inner.first(where: \.isNamed)
        ?? inner.first { !Self.containers.contains($0.element.elementType) }
    }
    return target.isNamed ? target : inner.first(where: \.isNamed) ?? target
  }

  private func type(_ position: Int) -> ElementType {
    snapshot.nodes[position].attributes.elementType
  }

  private func target(_ position: Int) -> Target? {
    guard let query = names.queries[position], query.phrase != nil else { return nil }
    return Target(element: snapshot.nodes[position].attributes, query: query)
  }

  private static let reacting: Set<ElementType> = [
    .button, .radioButton, .checkBox, .disclosureTriangle, .popUpButton, .comboBox, .menuButton,
    .toolbarButton, .key, .tab, .cell, .slider, .pageIndicator, .pickerWheel, .switch, .toggle,
    .link, .searchField, .textField, .secureTextField, .textView, .menuItem, .colorWell, .tableRow,
  ]
  private static let rows: Set<ElementType> = [.cell, .tableRow]
  private static let scrolling: Set<ElementType> = [
    .scrollView, .table, .collectionView, .textView, .webView, .outline, .grid, .browser,
  ]
  private static let containers: Set<ElementType> = [
    .application, .window, .other, .group, .scrollView, .table, .collectionView,
  ]
}
