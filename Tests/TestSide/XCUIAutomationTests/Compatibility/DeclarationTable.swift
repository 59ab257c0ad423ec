import Foundation

/// The public declarations of Apple's module, as `Fixtures/XCUIAutomation/declarations.tsv` lists them.
struct DeclarationTable {
  /// One row.
  struct Row {
    /// The name with its owner's, as symbol graphs have it: `XCUIElement.tap()`.
    var path: String
    /// The declaration as Apple's documentation shows it.
    var declaration: String
    /// The types that a type is said to inherit from or to conform to.
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
  /// A declaration without what is spelled in several ways and means the same, or is lost in the table:
  /// attributes, what stands in angle brackets, `override`, line breaks; a constant is read as a
  /// property that can only be got.
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
