import Foundation

/// The public declarations of Apple's module, from `Fixtures/XCUIAutomation/declarations.tsv`.
struct DeclarationTable {
  /// One row of the table.
  struct Row {
    /// The qualified name, as in symbol graphs: `XCUIElement.tap()`.
    var path: String
    /// The declaration in Apple's documentation.
    var declaration: String
    /// The types that a type inherits from or conforms to.
    var inherited: [String]
  }

  var rows: [Row]

  /// Reads the table.
  init() throws {
    let file = Fixture.package.appendingPathComponent("Fixtures/XCUIAutomation/declarations.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    rows = lines.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let (owner, member, declaration) = (fields[0], fields[1], fields[2])
      let isWhole = member.hasPrefix("(")
      let path =
        isWhole || member.hasPrefix(owner + ".")
        ? (isWhole ? owner : member)
        : "\(owner).\(member)"
      let parts = member == "(type)" ? declaration.components(separatedBy: " : ") : [declaration]
      let inherited = parts.count > 1 ? parts[1].components(separatedBy: ", ") : []
      return Row(path: path, declaration: parts[0], inherited: inherited)
    }
  }
}

extension String {
  /// The declaration without parts that have several equivalent spellings, or that the table lacks.
  ///
  /// These are attributes, generic arguments, `override` and line breaks; a constant is treated as
  /// a read-only property.
  var normalizedDeclaration: String {
    var text = replacing(/@\w+(\([^)]*\))?\s*/, with: "")
    while text.contains(/<[^<>]*>/) { text = text.replacing(/<[^<>]*>/, with: "") }
    text = text.replacing(/\s+/, with: " ").replacing("( ", with: "(").replacing(" )", with: ")")
    text = text.replacing("override ", with: "").replacing("class var ", with: "static var ")
    text = text.replacing("class func ", with: "static func ").replacing("`", with: "")
    for constant in ["static let ", "let "] where text.hasPrefix(constant) {
      text = constant.replacing("let", with: "var") + text.dropFirst(constant.count) + " { get }"
    }
    return text.trimmingCharacters(in: .whitespaces)
  }
}
