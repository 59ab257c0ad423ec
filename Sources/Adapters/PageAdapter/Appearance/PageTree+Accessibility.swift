import AutomationAgent
import AutomationProtocol
import Foundation

/// The accessibility of a page, for audits and the screen reader.
extension PageTree {
  var auditRules: AuditRules {
    AuditRules(
      refusals: [
        .dynamicType: "the browser's zoom enlarges every text",
        .action: "a script can listen to clicks at any element around another",
        .parentChild: "style sheets may put elements anywhere",
      ], countsSpacing: true, description: "a text, a label, an alt or an aria-label",
      role: "the role button or link")
  }

  /// The minimum size of a target in the Web Content Accessibility Guidelines 2.2 (2.5.8).
  var smallestHitRegion: CGSize { CGSize(width: 24, height: 24) }

  func accessibility(of element: any AutomationElement) -> ElementAccessibility? {
    guard let element = element as? PageElement else { return nil }
    // The browser's tabs and dialogs aren't a part of the page.
    guard let node = element.node else {
      return [.application, .window].contains(element.state.type)
        ? ElementAccessibility(isElement: false, hasOrderedElements: true) : nil
    }
    var facts = ElementAccessibility(
      isElement: element.isStop, traits: element.traits, hasOrderedElements: true)
    facts.container = element.role.container
    guard let drawing else { return facts }
    facts.hasAction = drawing.isClickable(element) ? true : nil
    if facts.hasAction == true, element.children.isEmpty { facts.isElement = true }
    let texts = drawing.texts[element.identity] ?? []
    // Typographic points; three points are four CSS pixels.
    facts.fontSize = texts.first.map { CGFloat($0.fontSize * 0.75) }
    facts.isBold = texts.contains(where: \.isBold)
    facts.isTextClipped = texts.contains(where: \.isClipped)
    facts.isSizeExempt = drawing.isSizeExempt(element)
    facts.hitFrame = drawing.appearance.labelFrames[node].map { $0.union(element.state.frame) }
    return facts
  }

  func drawnText() -> [DrawnText]? {
    refresh()
    guard let drawing else { return [] }
    return drawing.drawnText
  }

  /// The appearance of the elements, or `nil` while a dialog blocks the page.
  private var drawing: PageDrawing? {
    if let known = knownDrawing, known.reading == readingCount { return known.drawing }
    var drawing: PageDrawing?
    attempt { () throws(PageAdapterError) in
      guard page.dialog == nil,
        let snapshot = try page.connection.call(
          "DOMSnapshot.captureSnapshot", session: page.session, AppearanceSnapshot.parameters,
          as: AppearanceSnapshot.self)
      else { return }
      let screen = CGRect(origin: .zero, size: screenSize)
      drawing = PageDrawing(
        PageAppearance(snapshot, screen: screen), of: documents, elements: elements,
        generation: page.generation)
    }
    knownDrawing = (readingCount, drawing)
    return drawing
  }
}

extension PageElement {
  /// Whether a screen reader stops at the element: at controls, and at elements with text and
  /// without children.
  fileprivate var isStop: Bool {
    if state.type == .webView { return false }
    if role.isNamedByText || state.type == .image || state.type.isInteractive { return true }
    let says = [state.label, state.value?.text ?? ""].contains { !$0.allSatisfy(\.isWhitespace) }
    return children.isEmpty && (says || role.isLeaf)
  }

  /// The traits of the role, and of the controls in an element that is read as a whole.
  fileprivate var traits: ElementTraits {
    var traits = ownTraits
    guard role.isNamedByText else { return traits }
    var inner = children
    while let next = inner.popLast() {
      if next.state.type.isInteractive { traits.formUnion(next.ownTraits) }
      inner += next.children
    }
    return traits
  }

  private var ownTraits: ElementTraits {
    var traits: ElementTraits =
      switch state.type {
      case .button, .popUpButton: .button
      case .link: .link
      case .image: .image
      case .slider, .stepper: .adjustable
      case .switch: .toggleButton
      case .searchField: .searchField
      case .staticText: role.name == "heading" ? .header : .staticText
      default: []
      }
    if state.isSelected { traits.insert(.selected) }
    if !state.isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

extension PageRole {
  /// The kind of container that a screen reader announces.
  fileprivate var container: ElementContainer? {
    switch name {
    case "table", "grid", "treegrid": .dataTable
    case "list": .list
    case "banner", "complementary", "contentinfo", "form", "main", "navigation", "region", "search":
      .landmark
    default: nil
    }
  }
}
