/// Turns a Cucumber Expression's tree into a regular expression, and checks it.
struct ExpressionRewriter {
  let source: String
  let types: ParameterTypes
  /// The types of the parameters so far.
  private(set) var parameters: [ParameterType] = []

  init(source: String, types: ParameterTypes) {
    self.source = source
    self.types = types
  }

  /// Returns the regular expression of a node.
  ///
  /// - Throws: `ExpressionError`.
  mutating func pattern(of node: ExpressionNode) throws -> String {
    switch node.kind {
    case .text: return Self.escaped(node.token)
    case .expression: return "^\(try patterns(of: node).joined())$"
    case .alternative: return try patterns(of: node).joined()
    case .alternation:
      for alternative in node.nodes {
        if alternative.nodes.isEmpty { throw error(.emptyAlternative, at: alternative) }
        if !alternative.nodes.contains(where: { $0.kind == .text }) {
          throw error(.alternativeOfOptionalsOnly, at: alternative)
        }
      }
      return "(?:\(try patterns(of: node).joined(separator: "|")))"
    case .optional:
      if let parameter = node.nodes.first(where: { $0.kind == .parameter }) {
        throw error(.parameterInOptional, at: parameter)
      }
      if let optional = node.nodes.first(where: { $0.kind == .optional }) {
        throw error(.optionalInOptional, at: optional)
      }
      guard node.nodes.contains(where: { $0.kind == .text }) else {
        throw error(.emptyOptional, at: node)
      }
      return "(?:\(try patterns(of: node).joined()))?"
    case .parameter:
      guard let type = types.named(node.text) else {
        throw error(.undefinedParameterType(node.text), at: node)
      }
      parameters.append(type)
      if type.patterns.count == 1 { return "(\(type.patterns[0]))" }
      return "((?:\(type.patterns.joined(separator: ")|(?:"))))"
    }
  }

  private mutating func patterns(of node: ExpressionNode) throws -> [String] {
    var patterns: [String] = []
    for child in node.nodes { patterns.append(try pattern(of: child)) }
    return patterns
  }

  private func error(_ reason: ExpressionError.Reason, at node: ExpressionNode) -> ExpressionError {
    ExpressionError(reason, in: source, at: node.start..<node.end)
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if "\\^[({$.|?*+})]".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
  }
}
