import AppSession
import AutomationProtocol

/// An element, what is in it and what it is in, as `XCUIElement.debugDescription` writes it.
struct ElementTreeText {
  /// The element and then everything inside it, each before what is inside it; never empty.
  var nodes: ArraySlice<ElementSnapshot.Node>
  /// The elements that lead to it, from the application down.
  var path: [ElementAttributes]
  /// The process of the application.
  var processIdentifier: Int32?

  /// The three sections about the element, a line each time.
  var lines: [String] {
    guard let element = nodes.first else { return [] }
    return ["Attributes: " + line(element.attributes), "Element subtree:"]
      + subtree(below: element.depth) + ["Path to element:"] + path(to: element.attributes)
  }

  private func subtree(below top: Int) -> [String] {
    nodes.map { node in
      let depth = node.depth - top
      let prefix = depth == 0 ? " →" : "  " + Indentation.text(ofLevel: depth)
      return prefix + line(node.attributes)
    }
  }

  private func path(to element: ElementAttributes) -> [String] {
    (path + [element]).enumerated().map { depth, element in
      depth == 0
        ? " →" + line(element) : Indentation.text(ofLevel: depth) + "↳" + line(element)
    }
  }

  private func line(_ element: ElementAttributes) -> String {
    element.line(identity: true, processIdentifier: processIdentifier)
  }
}
