extension ParameterType {
  private static let integerPatterns = [#"-?\d+"#, #"\d+"#]
  private static let decimalPattern = #"[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:[E][+-]?\d+)?"#

  /// The types that every implementation of Cucumber has.
  package static let builtIn: [ParameterType] = [
    integer("int", preferred: true), integer("long"), integer("byte", bounds: -128...127),
    integer("short", bounds: -32_768...32_767),
    decimal("float", preferred: true), decimal("double"),
    // Numbers of any length stay as they are written.
    ParameterType(name: "biginteger", patterns: integerPatterns),
    ParameterType(name: "bigdecimal", patterns: [decimalPattern]),
    ParameterType(name: "word", patterns: [#"[^\s]+"#]),
    ParameterType(name: "", patterns: [".*"]),
    ParameterType(
      name: "string",
      patterns: [#""([^"\\]*(\\.[^"\\]*)*)""#, #"'([^'\\]*(\\.[^'\\]*)*)'"#]
    ) { groups in
      let text = groups.lazy.compactMap { $0 }.first ?? ""
      return .text(text.replacing("\\\"", with: "\"").replacing("\\'", with: "'"))
    },
  ]

  private static func integer(
    _ name: String, bounds: ClosedRange<Int> = Int.min...Int.max, preferred: Bool = false
  ) -> ParameterType {
    ParameterType(
      name: name, patterns: integerPatterns, isPreferredForRegularExpressions: preferred
    ) { groups in
      guard let text = groups.first ?? nil, let number = Int(text), bounds.contains(number) else {
        return nil
      }
      return .integer(number)
    }
  }

  private static func decimal(_ name: String, preferred: Bool = false) -> ParameterType {
    ParameterType(
      name: name, patterns: [decimalPattern], isPreferredForRegularExpressions: preferred
    ) { groups in
      guard let text = groups.first ?? nil, let number = Double(text), number.isFinite else {
        return nil
      }
      return .decimal(number)
    }
  }
}
