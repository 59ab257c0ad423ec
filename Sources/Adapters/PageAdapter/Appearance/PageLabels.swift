import Foundation

/// The labels of a document; a click on a label is a click on its control.
struct PageLabels {
  /// The positions of the controls, keyed by the positions of their labels.
  private(set) var controls: [Int: Int] = [:]

  init(
    in document: PageDocument, _ source: DocumentSnapshot.Document, _ strings: DocumentSnapshot
  ) {
    var named: [String: Int] = [:]
    for (index, node) in document.nodes.enumerated() where Self.names.contains(node.name) {
      if let name = Self.attribute("id", of: index, source, strings), named[name] == nil {
        named[name] = index
      }
    }
    /// The positions of the labels around nodes, keyed by the nodes' positions; nodes after the
    /// label's control are left out.
    var around: [Int: Int] = [:]
    for (index, node) in document.nodes.enumerated() {
      if node.name == "LABEL" {
        if let name = Self.attribute("for", of: index, source, strings) {
          controls[index] = named[name]
        } else {
          around[index] = index
        }
        continue
      }
      // A label that names no control belongs to the first control inside it.
      guard let label = around[node.parent], controls[label] == nil else { continue }
      around[index] = label
      if Self.names.contains(node.name) { controls[label] = index }
    }
  }

  /// Returns the frames of the labels, keyed by the browser's numbers of their controls.
  func frames(in document: PageDocument) -> [Int: CGRect] {
    var frames: [Int: CGRect] = [:]
    for (label, control) in controls {
      guard let frame = document.nodes[label].frame else { continue }
      let key = document.nodes[control].backendIdentifier
      frames[key] = frames[key]?.union(frame) ?? frame
    }
    return frames
  }

  private static let names: Set<String> = [
    "INPUT", "SELECT", "TEXTAREA", "BUTTON", "METER", "PROGRESS",
  ]

  private static func attribute(
    _ name: String, of node: Int, _ source: DocumentSnapshot.Document, _ strings: DocumentSnapshot
  ) -> String? {
    let attributes = source.nodes.attributes[node]
    for index in stride(from: 0, to: attributes.count - 1, by: 2)
    where strings.string(attributes[index]) == name { return strings.string(attributes[index + 1]) }
    return nil
  }
}
