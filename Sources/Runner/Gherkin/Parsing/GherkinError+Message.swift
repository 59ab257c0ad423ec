extension GherkinError: CustomStringConvertible {
  /// The error as Cucumber writes it: `(line:column): message`.
  package var description: String { "(\(location.line):\(location.column ?? 0)): \(message)" }

  /// The mistake in Cucumber's words.
  package var message: String {
    switch reason {
    case .unexpectedLine(let line, let expected):
      "expected: \(Self.list(expected)), got '\(line)'"
    case .unexpectedEnd(let expected):
      "unexpected end of file, expected: \(Self.list(expected))"
    case .inconsistentCellCount: "inconsistent cell count within the table"
    case .unknownLanguage(let code): "Language not supported: \(code)"
    case .whitespaceInTag: "A tag may not contain whitespace"
    }
  }

  private static func list(_ kinds: [String]) -> String {
    kinds.map { "#\($0)" }.joined(separator: ", ")
  }
}

extension GherkinErrors: CustomStringConvertible {
  package var description: String { errors.map(\.description).joined(separator: "\n") }
}
