/// A reason why a name can't be used for a package with an app and tests.
enum PackageNameProblem: Error, Equatable {
  /// The name isn't a Swift identifier in ASCII letters.
  case notAnIdentifier(String)
  /// The name is a Swift keyword.
  case keyword(String)
  /// A module already has the name, or the name of the tests.
  case takenByModule(String)

  /// Returns the problem with a name, or `nil` if the name is valid.
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

  /// The keywords of Swift that look like names (The Swift Programming Language, Lexical Structure).
  private static let keywords: Set<String> = [
    "actor", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "Type", "typealias", "var", "where", "while",
  ]
  /// The modules and types that the app and its tests use, besides Understudy's targets.
  private static let modules: Set<String> = [
    "Foundation", "Dispatch", "Swift", "Testing", "XCTest", "Understudy", "AppDelegate",
  ]
}
