import AppDriving
import AutomationProtocol

/// The elements of an app or inside an element as text, a line each: types, identifiers, labels and values.
///
/// Frames and numbers, which differ from screen to screen and from run to run, are left out.
struct ElementsText {
  let text: String

  /// Reads the elements, with secrets hidden.
  ///
  /// - Parameters:
  ///   - subject: The element or app.
  ///   - masks: The elements whose contents are not shown.
  /// - Throws: `AutomationError`, and `SnapshotMismatch.noElements` for a screen.
  init(
    of subject: any XCUIScreenshotProviding, masking masks: [XCUIElement], in test: RunningTest
  ) throws {
    guard let element = subject as? XCUIElement else { throw SnapshotMismatch.noElements }
    let hidden = try Set(masks.map { try $0.handle.attributes(in: test).identity })
    let handle = element.handle
    let result = try handle.ask(SnapshotCall(handle.query), for: .reading, in: test)
    let lines = Self.lines(of: result.snapshot.nodes, masking: hidden)
    text = SessionRegistry.shared.redact(
      lines.map { $0 + "\n" }.joined(), in: test.scope)
  }

  /// Returns the lines of elements in depth-first order.
  static func lines(
    of nodes: [ElementSnapshot.Node], masking hidden: Set<UInt64> = []
  ) -> [String] {
    let top = nodes.first?.depth ?? 0
    var lines: [String] = []
    var maskDepth: Int?
    for node in nodes {
      if let depth = maskDepth, node.depth > depth { continue }
      maskDepth = nil
      let indentation = String(repeating: "  ", count: node.depth - top)
      if hidden.contains(node.attributes.identity) {
        maskDepth = node.depth
        lines.append("\(indentation)\(node.attributes.elementType.title) (masked)")
      } else {
        lines.append(indentation + node.attributes.line(frame: false))
      }
    }
    return lines
  }
}
