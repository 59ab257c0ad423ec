extension SourceRewriter {
  /// Moves an override from an extension into the class, if the class is in the same file.
  ///
  /// On Apple's platforms, an extension may override members that Objective-C knows. Elsewhere only the class
  /// may, so the member is compiled at the end of the class, with its original line numbers.
  mutating func moveOverride(at index: Int) {
    guard isModifier(index), let scope = scope(of: index), scope.keyword == .extension,
      let declaration = declaration(of: index)
    else { return }
    let type = scope.name
    guard
      let owner = scopes.first(where: {
        $0.keyword == .class && $0.name == type
          && conditional.isInactive($0.body.lowerBound) == false
      }),
      let closing = list[owner.body.upperBound], let first = list[declaration.lowerBound],
      let last = list[declaration.upperBound - 1]
    else { return report(.overrideInExtension(type), at: index) }
    guard !conditional.isInactive(index) else { return }
    let start = first.range.lowerBound
    let indent = String(repeating: " ", count: column(of: start) - 1)
    edits.move(
      start..<last.range.upperBound, to: closing.range.lowerBound,
      prefix: "\n" + location(line: line(of: start)) + indent,
      suffix: "\n" + location(line: line(of: closing.range.lowerBound)))
  }

  /// Lets a setup method of a test case that is on the main actor override one that isn't.
  ///
  /// Apple's compiler accepts `@MainActor override func setUp()`, because the overridden method comes from
  /// Objective-C. Here the body runs on the main actor instead, where XCTest calls it.
  ///
  /// - Returns: Whether the attribute belongs to such a method.
  mutating func isolateBody(ofAttributeAt index: Int) -> Bool {
    var keyword = index + 1
    var overrides = false
    while let token = list[keyword], TokenList.modifiers.contains(token.text) {
      overrides = overrides || token.text == "override"
      keyword += 1
    }
    guard overrides, list[keyword]?.isWord("func") == true, let name = list[keyword + 1],
      Self.methodsOfSetUp.contains(name.text), let opening = body(from: keyword),
      let closing = list.partner(of: opening)
    else { return false }
    let head = keyword..<opening
    // An asynchronous method may have another isolation than the one that it overrides.
    guard !head.contains(where: { list[$0]?.isWord("async") == true }),
      let start = list[opening]?.range.upperBound, let end = list[closing]?.range.lowerBound
    else { return false }
    let canThrow = head.contains { list[$0]?.isWord("throws") == true }
    edits.insert(" \(canThrow ? "try " : "")MainActor.assumeIsolated {", at: start)
    edits.insert("} ", at: end)
    return true
  }

  private static let methodsOfSetUp: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError",
  ]

  /// Returns whether a word is a modifier of a declaration, rather than a label or a name.
  private func isModifier(_ index: Int) -> Bool {
    var next = index + 1
    while let token = list[next], TokenList.modifiers.contains(token.text) { next += 1 }
    return list[next].map { ["func", "init", "subscript", "var"].contains($0.text) } ?? false
  }

  /// Returns the tokens of the declaration that a modifier belongs to, from its first attribute or modifier
  /// to the end of its body.
  private func declaration(of modifier: Int) -> Range<Int>? {
    var start = modifier
    while let token = list[start - 1] {
      if token.kind == .attribute || TokenList.modifiers.contains(token.text) {
        start -= 1
      } else if token.isMark(")"), let opening = list.partner(of: start - 1),
        list[opening - 1]?.kind == .attribute, list.isAttached(opening)
      {
        start = opening - 1
      } else {
        break
      }
    }
    guard let opening = body(from: modifier), let closing = list.partner(of: opening) else {
      return nil
    }
    return start..<closing + 1
  }

  /// Returns the brace that opens the body of a declaration.
  private func body(from index: Int) -> Int? {
    var next = index
    while let token = list[next], !token.isMark("}") {
      if token.isMark("{") { return next }
      next =
        token.isMark("(") || token.isMark("[") ? (list.partner(of: next) ?? next) + 1 : next + 1
    }
    return nil
  }
}
