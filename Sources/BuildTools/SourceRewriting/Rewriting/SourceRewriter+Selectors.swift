extension SourceRewriter {
  /// Rewrites `#selector(Type.method(_:))` to `Selector (Type.method(_:), named: "method:")`.
  ///
  /// The compiler checks the method at its place; the name is the Objective-C name.
  mutating func rewriteSelector(at index: Int) {
    guard let token = list[index], let arguments = arguments(after: index) else {
      return report(.unreadableSelector, at: index)
    }
    var tokens = withoutParentheses(arguments)
    if let word = list[tokens.lowerBound], list[tokens.lowerBound + 1]?.isMark(":") == true,
      ["getter", "setter"].contains(word.text)
    {
      tokens = withoutParentheses(tokens.lowerBound + 2..<tokens.upperBound)
      return rewriteAccessor(word, of: tokens, token)
    }
    let cast = list.firstOutside(tokens) { $0.isWord("as") }
    guard let reference = reference(in: tokens.lowerBound..<(cast ?? tokens.upperBound)) else {
      return report(.unreadableSelector, at: index)
    }
    if reference.name == "init" { return report(.selectorOfInitializer, at: index) }
    guard let base = replaceBase(of: reference, at: index) else {
      return report(.selectorOutsideOfType(text(of: reference.tokens)), at: index)
    }
    // One character shorter than '#selector', so the method keeps its column.
    edits.replace(token.range, with: "Selector ")
    if let cast { rewriteCast(cast + 1..<tokens.upperBound, base) }
    let end = list[tokens.upperBound - 1]?.range.upperBound ?? token.range.upperBound
    edits.insert(", named: \"\(name(of: reference))\"", at: end)
  }

  private mutating func rewriteAccessor(
    _ word: SwiftToken, of tokens: Range<Int>, _ token: SwiftToken
  ) {
    let index = tokens.lowerBound
    guard let reference = reference(in: tokens), reference.labels == nil,
      let first = list[reference.tokens.lowerBound]
    else { return report(.unreadableSelector, at: index) }
    guard let base = typeName(of: reference, at: index) else {
      return report(.selectorOutsideOfType(text(of: reference.tokens)), at: index)
    }
    edits.replace(token.range, with: "Selector ")
    edits.replace(
      first.range.lowerBound..<reference.nameRange.lowerBound, with: "\\\(base.typeText).")
    let name =
      word.text == "setter" ? SelectorName.name(ofSetter: reference.name) : reference.name
    edits.insert(", named: \"\(name)\"", at: reference.nameRange.upperBound)
  }

  /// Adds the main actor to a type, because the toolkit's methods belong to it and their types differ.
  private mutating func rewriteCast(_ type: Range<Int>, _ base: SelectorBase) {
    guard let first = list[type.lowerBound], first.isMark("(") else { return }
    var arrows = 0
    list.forEachOutside(type) { index in
      if list[index]?.isMark("->") == true, let next = list[index + 1] {
        arrows += 1
        if next.isMark("("), let end = list.partner(of: index + 1),
          list[end + 1]?.isMark("->") == true
        {
          edits.insert("@MainActor ", at: next.range.lowerBound)
        }
      }
      return true
    }
    guard arrows > 0 else { return }
    // The type of an instance method includes the instance.
    let instance = arrows == 1 && !base.isWritten ? "@MainActor (\(base.typeText)) -> " : ""
    edits.insert(instance + "@MainActor ", at: first.range.lowerBound)
  }

  private func name(of reference: MemberReference) -> String {
    let sameName = declarations.filter {
      $0.baseName == reference.name && (reference.labels == nil || reference.labels == $0.labels)
    }
    if let custom = sameName.first?.customName, sameName.allSatisfy({ $0.customName == custom }) {
      return custom
    }
    let labels = Set(sameName.map(\.labels))
    return SelectorName.name(
      ofMethod: reference.name, labels: reference.labels ?? (labels.count == 1 ? labels.first : nil)
    )
  }

  // MARK: The method's type

  /// The type that has a method.
  struct SelectorBase {
    /// The type as an expression, to write before a dot.
    let text: String
    /// The type in places where only a type is allowed.
    let typeText: String
    /// Whether the source names the type itself.
    let isWritten: Bool
  }

  /// Writes the type before the method, unless the source does.
  private mutating func replaceBase(of reference: MemberReference, at index: Int) -> SelectorBase? {
    guard let base = typeName(of: reference, at: index),
      let first = list[reference.tokens.lowerBound]
    else { return nil }
    if !base.isWritten {
      edits.replace(
        first.range.lowerBound..<reference.nameRange.lowerBound, with: base.text + ".")
    }
    return base
  }

  private func typeName(of reference: MemberReference, at index: Int) -> SelectorBase? {
    let written = reference.base.map(text) ?? ""
    let compact = String(written.filter { !$0.isWhitespace })
    switch compact {
    case "", "self", "Self", "super", "type(of:self)":
      return scope(of: index).map {
        SelectorBase(text: $0.name, typeText: $0.name, isWritten: false)
      }
    default:
      if let last = reference.base.flatMap({ lastWord(of: $0) }), last.beginsWithCapital {
        return SelectorBase(text: written, typeText: written, isWritten: true)
      }
      if compact.hasPrefix("type(of:") {
        return SelectorBase(text: written, typeText: "_", isWritten: true)
      }
      // `place?.method` names a method of the wrapped type, whether or not there is a value.
      if compact.contains("?") {
        let chain = written.hasSuffix("?") ? String(written.dropLast()) : written
        return SelectorBase(
          text: "Selector.staticType(of: \(chain))", typeText: "_", isWritten: false)
      }
      return SelectorBase(text: "type(of: \(written))", typeText: "_", isWritten: false)
    }
  }

  /// Returns the last name of a path, before its generic arguments.
  private func lastWord(of base: Range<Int>) -> String? {
    var last: String?
    for index in base {
      guard let token = list[index], !token.isMark("<") else { break }
      if token.kind == .word { last = token.text }
    }
    return last
  }
}

extension String {
  /// Whether the string begins with a capital letter, as only names of types do by Swift's guidelines.
  var beginsWithCapital: Bool {
    trimmingBackticks.first { $0 != "_" }?.isUppercase ?? false
  }
}
