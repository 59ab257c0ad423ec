import AppDriving
import AutomationProtocol

/// An element with its descendants and ancestors, as `XCUIElement.debugDescription` writes it.
struct ElementTreeText {
  /// The element and its descendants in depth-first order; never empty.
  var nodes: ArraySlice<ElementSnapshot.Node>
  /// The ancestors of the element, beginning with the application.
  var path: [ElementAttributes]
  /// The process identifier of the application.
  var processIdentifier: Int32?

  /// The lines of the three sections about the element.
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
