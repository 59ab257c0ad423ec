import AppSession
import AutomationProtocol

/// An element, what is in it and what it is in, as `XCUIElement.debugDescription` writes it.
struct ElementTreeText {
  /// The element with everything inside it, and the elements that lead to it.
  var snapshot: SnapshotCall.Result
  /// The process of the application.
  var processIdentifier: Int32?

  /// The three sections about the element, a line each time.
  var lines: [String] {
    ["Attributes: " + line(snapshot.snapshot.attributes), "Element subtree:"]
      + subtree + ["Path to element:"] + path
  }

  private var subtree: [String] {
    snapshot.snapshot.nodes.map { node in
      let prefix = node.depth == 0 ? " →" : String(repeating: " ", count: 2 + 2 * node.depth)
      return prefix + line(node.attributes)
    }
  }

  private var path: [String] {
    (snapshot.path + [snapshot.snapshot.attributes]).enumerated().map { depth, element in
      depth == 0
        ? " →" + line(element) : String(repeating: "  ", count: depth) + "↳" + line(element)
    }
  }

  private func line(_ element: ElementAttributes) -> String {
    element.line(identity: true, processIdentifier: processIdentifier)
  }
}
