/// The keywords of the spoken languages, as text that is parsed when a language is needed.
///
/// Each language begins at the start of a line and continues in lines that begin with a space: `code;name
/// in the language;` and then `letter=keyword|keyword;` for each kind. Keywords of steps are followed by a
/// space unless they end with `<`.
enum DialectTable {
  /// The text of each language in one line, by code.
  private static let entries: [String: String] = {
    var entries: [String: String] = [:]
    var code = ""
    for part in [aToF, gToL, mToZ] {
      for line in part.split(separator: "\n") {
        if line.hasPrefix(" ") {
          entries[code, default: ""] += line.dropFirst()
        } else {
          code = String(line.prefix { $0 != ";" })
          entries[code] = String(line)
        }
      }
    }
    return entries
  }()

  /// The codes of all languages, in alphabetical order.
  static var codes: [String] { entries.keys.sorted() }

  /// Returns a language's keywords, or `nil` if the table has no such language.
  static func dialect(_ code: String) -> Dialect? {
    guard let entry = entries[code] else { return nil }
    let fields = entry.split(separator: ";", omittingEmptySubsequences: false)
    var keywords: [Character: [String]] = [:]
    for field in fields.dropFirst(2) {
      guard let kind = field.first else { continue }
      keywords[kind] = field.dropFirst(2).split(separator: "|").map(String.init)
    }
    func titles(_ kind: Character) -> [String] { keywords[kind] ?? [] }
    func steps(_ kind: Character) -> [String] {
      titles(kind).map { $0.hasSuffix("<") ? String($0.dropLast()) : $0 + " " }
    }
    return Dialect(
      code: code, nativeName: fields.count > 1 ? String(fields[1]) : code,
      feature: titles("F"), rule: titles("R"), background: titles("B"),
      scenario: titles("S") + titles("O"), examples: titles("E"),
      steps: [
        .context: steps("G"), .action: steps("W"), .outcome: steps("T"),
        .conjunction: steps("A") + steps("U"),
      ])
  }
}
