/// The Swift name that Xcode gives an asset or a namespace.
public enum SymbolName {
  /// The name for text without letters or numbers, which Swift doesn't allow for a symbol.
  static let none = "_"

  /// Returns the name of an asset's property, such as `brandBlue` for “Brand Blue”.
  ///
  /// As in Xcode, the words `Color` and `Image` at the end of an asset's name are left out.
  public static func property(_ asset: AssetCatalog.Asset) -> String {
    var words = words(of: asset.name)
    let ending = asset.kind == .color ? "Color" : "Image"
    if var last = words.last, last.hasSuffix(ending), last.count > ending.count || words.count > 1 {
      last.removeLast(ending.count)
      words.removeLast()
      if !last.isEmpty { words.append(last) }
    }
    guard let first = words.first else { return none }
    return identifier(([lowercasedStart(of: first)] + words.dropFirst().map(capitalized)).joined())
  }

  /// Returns the name of a namespace's type, such as `SignIn` for “sign-in”.
  public static func type(_ name: String) -> String {
    identifier(words(of: name).map(capitalized).joined())
  }

  /// Splits a name at characters that identifiers can't contain, and after numbers.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasNumber = false
    for character in name {
      let isLetter = character.isLetter || character.isNumber
      if !word.isEmpty, !isLetter || (wasNumber && !character.isNumber) {
        words.append(word)
        word = ""
      }
      if isLetter { word.append(character) }
      wasNumber = character.isNumber
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns a word with its initial capitals in lower case.
  ///
  /// The last of several capitals begins a new word if a small letter follows, as in `UIColour`.
  private static func lowercasedStart(of word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let isAll = capitals == word.count
    let count =
      capitals > 1 && !isAll && word.dropFirst(capitals).first?.isLetter == true
      ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func identifier(_ text: String) -> String {
    guard let first = text.first else { return none }
    if first.isNumber { return "_" + text }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  private static let keywords: Set = [
    "Any", "Protocol", "Self", "Type", "as", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
