/// A node of a Cucumber Expression's syntax tree; positions count Unicode scalars.
struct ExpressionNode: Equatable {
  var kind: Kind
  var start: Int
  var end: Int
  /// The text of a text node.
  var token = ""
  var nodes: [ExpressionNode] = []

  /// The kinds of nodes, by Cucumber's names.
  enum Kind: String {
    case expression = "EXPRESSION_NODE"
    case alternation = "ALTERNATION_NODE"
    case alternative = "ALTERNATIVE_NODE"
    case optional = "OPTIONAL_NODE"
    case parameter = "PARAMETER_NODE"
    case text = "TEXT_NODE"
  }

  /// The text of the node and of its descendants.
  var text: String { token + nodes.map(\.text).joined() }
}
