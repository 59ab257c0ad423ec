/// Why a name can't be that of a package with an app and tests.
enum PackageNameProblem: Error, Equatable {
  /// It isn't an identifier of Swift in plain letters.
  case notAnIdentifier(String)
  /// It is a word of Swift.
  case keyword(String)
  /// A module has it already, or that of the tests.
  case takenByModule(String)

  /// Returns what is wrong with a name; `nil` if nothing is.
  ///
  /// - Parameter targets: The names of Understudy's own targets.
  init?(_ name: String, targets: Set<String> = []) {
    let taken = Set(Self.modules.union(targets).map { $0.lowercased() })
    let isIdentifier =
      name.first?.isLetter == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    if !isIdentifier {
      self = .notAnIdentifier(name)
    } else if Self.keywords.contains(name) {
      self = .keyword(name)
    } else if [name, name + "UITests"].contains(where: { taken.contains($0.lowercased()) }) {
      self = .takenByModule(name)
    } else {
      return nil
    }
  }

  /// The words of Swift that look like a name (The Swift Programming Language, Lexical Structure).
  private static let keywords: Set<String> = [
    "actor", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "Type", "typealias", "var", "where", "while",
  ]
  /// What the app and its tests use beside Understudy's targets.
  private static let modules: Set<String> = [
    "Foundation", "Dispatch", "Swift", "Testing", "XCTest", "Understudy", "AppDelegate",
  ]
}
