/// A type or an extension whose braces enclose code.
struct TypeScope: Equatable {
  enum Keyword: String {
    case actor
    case `class`
    case `enum`
    case `extension`
    case `protocol`
    case `struct`
  }

  let keyword: Keyword
  /// The name by which code inside refers to the type: `Self` in an extension of a protocol.
  let name: String
  /// The tokens between the braces.
  let body: Range<Int>
}

extension TokenList {
  /// Returns all types and extensions, outer ones first.
  func typeScopes() -> [TypeScope] { indices.compactMap(typeScope) }

  /// Returns the type that begins with the keyword at an index.
  private func typeScope(at index: Int) -> TypeScope? {
    guard let token = self[index], token.kind == .word,
      let keyword = TypeScope.Keyword(rawValue: token.text), let name = self[index + 1],
      name.kind == .word, !Self.isName(keyword, after: self[index - 1]),
      // 'class func' declares a method, and 'for actor in' a variable.
      !Self.wordsAfterClass.contains(name.text), !Self.reservedWords.contains(name.text)
    else { return nil }
    var path = name.text
    var opening: Int?
    var next = index + 2
    var isPath = true
    while let token = self[next] {
      if token.isMark("{") {
        opening = next
        break
      }
      if token.isMark("}") || token.isMark(";") { return nil }
      if isPath, token.isMark("."), let part = self[next + 1] {
        path += "." + part.text
        next += 2
        continue
      }
      isPath = false
      if token.isMark("(") || token.isMark("[") { next = partner(of: next) ?? next }
      next += 1
    }
    guard let opening, let closing = partner(of: opening) else { return nil }
    if keyword == .extension, isOfProtocol(index..<opening) { path = "Self" }
    return TypeScope(keyword: keyword, name: path, body: opening + 1..<closing)
  }

  /// Returns whether an extension is one of a protocol, which only then mentions `Self`.
  private func isOfProtocol(_ head: Range<Int>) -> Bool {
    head.contains { self[$0]?.isWord("Self") == true && self[$0 - 1]?.isMark(".") != true }
  }

  /// Returns whether a keyword after a token is a name, a label or a constraint instead.
  private static func isName(_ keyword: TypeScope.Keyword, after previous: SwiftToken?) -> Bool {
    guard let previous else { return false }
    if [".", ":", ",", "&", "(", "case", "let", "var", "func"].contains(previous.text) {
      return true
    }
    // Unlike the other keywords, `actor` may also be the name of a value.
    return keyword == .actor && wordsBeforeValue.contains(previous.text)
  }

  /// The words and marks that a value, but not a declaration, can follow.
  private static let wordsBeforeValue: Set<String> = [
    "%", "*", "+", "-", "/", "<", "=", "[", "^", "await", "copy", "for", "if", "in", "return",
    "switch", "throw", "try", "while", "yield", "|", "~",
  ]

  /// Words that can't be the name of a type.
  private static let reservedWords: Set<String> = [
    "as", "break", "case", "catch", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "guard", "if", "import", "in", "init", "inout",
    "is", "nil", "operator", "protocol", "repeat", "rethrows", "return", "self", "struct", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "where", "while",
  ]

  private static let wordsAfterClass: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "internal",
    "package", "public", "open", "dynamic", "convenience", "nonisolated",
  ]
}
