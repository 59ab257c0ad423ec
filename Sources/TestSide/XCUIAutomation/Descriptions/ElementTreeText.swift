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
    var lines: [String] = []
    // A loop instead of recursion: trees may be deeper than the stack.
    var rest: [(element: ElementSnapshot, depth: Int)] = [(snapshot.snapshot, 0)]
    while let (element, depth) = rest.popLast() {
      let prefix = depth == 0 ? " →" : String(repeating: " ", count: 2 + 2 * depth)
      lines.append(prefix + line(element.attributes))
      rest += element.children.reversed().map { ($0, depth + 1) }
    }
    return lines
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
