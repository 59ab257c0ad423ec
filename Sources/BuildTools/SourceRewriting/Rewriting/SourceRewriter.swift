/// Rewrites a Swift source for Apple's platforms so that it compiles without Objective-C.
///
/// Attributes such as `@objc` and `@IBAction` become spaces, `#selector` becomes a `Selector` of the toolkit
/// that holds the method itself, and `#keyPath` becomes a string. Code stays on its line, and all other text
/// is unchanged, byte by byte.
package struct SourceRewriter {
  let source: [UInt8]
  let path: String
  /// The modules of the package that the file can import.
  let modules: Set<String>
  let list: TokenList
  let scopes: [TypeScope]
  let declarations: [MethodDeclaration]
  let conditional: ConditionalCode
  var edits = SourceEdits()
  private(set) var problems: [LocatedProblem] = []

  /// Rewrites a source.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - path: The path to name in the compiler's messages.
  ///   - modules: The modules that the target depends on, which may have names of Apple's frameworks.
  package static func rewrite(
    _ source: String, path: String, modules: Set<String> = []
  ) -> RewrittenSource {
    var rewriter = SourceRewriter(Array(source.utf8), path: path, modules: modules)
    rewriter.rewriteAll()
    let text = String(decoding: rewriter.edits.applied(to: rewriter.source), as: UTF8.self)
    return RewrittenSource(
      text: rewriter.header + text, problems: rewriter.problems)
  }

  private init(_ source: [UInt8], path: String, modules: Set<String>) {
    self.source = source
    self.path = path
    self.modules = modules
    list = TokenList(SwiftTokenizer.tokens(of: source))
    scopes = list.typeScopes()
    declarations = list.methodDeclarations(in: source)
    conditional = ConditionalCode(list, modules: modules)
  }

  private mutating func rewriteAll() {
    // After the header, a byte order mark would be in the middle of the file.
    edits.replace(0..<SwiftTokenizer.start(of: source), with: "")
    for index in list.indices {
      guard let token = list[index], !edits.isRemoved(token.range.lowerBound) else { continue }
      switch token.kind {
      case .attribute: rewriteAttribute(at: index)
      case .directive where token.text == "#selector": rewriteSelector(at: index)
      case .directive where token.text == "#keyPath": rewriteKeyPath(at: index)
      case .directive where token.text == "#Preview": removePreview(at: index)
      case .word where token.text == "optional": checkOptional(at: index)
      case .word where token.text == "override": moveOverride(at: index)
      case .word where token.text == "import": checkImport(at: index)
      default: break
      }
    }
  }

  /// Returns the innermost type around a token.
  func scope(of index: Int) -> TypeScope? { scopes.last { $0.body.contains(index) } }

  /// Returns the source of some tokens, with the space between them.
  func text(of tokens: Range<Int>) -> String {
    guard let first = list[tokens.lowerBound], let last = list[tokens.upperBound - 1],
      !tokens.isEmpty
    else { return "" }
    return String(decoding: source[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  /// Returns the line of an offset in the source, from 1.
  func line(of offset: Int) -> Int { source[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }

  /// Returns the column of an offset in the source in bytes, from 1.
  func column(of offset: Int) -> Int {
    let lineStart =
      source[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
      ?? SwiftTokenizer.start(of: source)
    return offset - lineStart + 1
  }

  /// Records a problem, unless the code is omitted on Linux anyway.
  mutating func report(_ problem: RewritingProblem, at index: Int) {
    guard let offset = list[index]?.range.lowerBound, !conditional.isInactive(index) else { return }
    problems.append(
      LocatedProblem(problem: problem, line: line(of: offset), column: column(of: offset)))
  }
}

/// The result of rewriting a source.
package struct RewrittenSource: Equatable, Sendable {
  /// The text to compile.
  package let text: String
  /// The problems, in the order of the source.
  package let problems: [LocatedProblem]
}
