/// A node of the browser's accessibility tree.
struct AccessibilityNode: Decodable {
  /// A value of any type, of which only texts, numbers and Booleans are read.
  struct Value: Decodable {
    var value: Plain?

    enum Plain: Decodable {
      case string(String), number(Double), bool(Bool), other

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .string(text)
        } else if let bool = try? container.decode(Bool.self) {
          self = .bool(bool)
        } else if let number = try? container.decode(Double.self) {
          self = .number(number)
        } else {
          self = .other
        }
      }
    }

    /// The value as text; empty for any other type.
    var text: String {
      switch value {
      case .string(let text): text
      case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
      case .bool(let bool): bool ? "true" : "false"
      case .other, nil: ""
      }
    }
  }

  struct Property: Decodable {
    var name: String
    var value: Value
  }

  var nodeId: String
  var ignored: Bool
  var role: Value?
  var name: Value?
  var value: Value?
  var description: Value?
  var properties: [Property]?
  var parentId: String?
  var childIds: [String]?
  var backendDOMNodeId: Int?

  /// Returns the text of a property, or `nil` if the node doesn't have it.
  func property(_ name: String) -> String? {
    properties?.first { $0.name == name }?.value.text
  }
}

/// The accessibility tree of one frame.
struct AccessibilityNodes: Decodable {
  var nodes: [AccessibilityNode]
}
