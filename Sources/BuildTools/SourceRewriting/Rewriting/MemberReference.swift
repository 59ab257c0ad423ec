/// A reference to a method or a property: `Type.method(_:for:)`.
struct MemberReference: Equatable {
  /// The name without labels.
  let name: String
  /// The range of the name, in bytes.
  let nameRange: Range<Int>
  /// The labels, with an empty one for `_`; `nil` if the reference has none.
  let labels: [String]?
  /// The tokens before the last dot.
  let base: Range<Int>?
  let tokens: Range<Int>
}

extension SourceRewriter {
  /// Returns the tokens in the parentheses that follow a directive.
  func arguments(after index: Int) -> Range<Int>? {
    guard list[index + 1]?.isMark("(") == true, let closing = list.partner(of: index + 1),
      closing > index + 2
    else { return nil }
    return index + 2..<closing
  }

  /// Removes parentheses that enclose all tokens.
  func withoutParentheses(_ tokens: Range<Int>) -> Range<Int> {
    var tokens = tokens
    while !tokens.isEmpty, list[tokens.lowerBound]?.isMark("(") == true,
      list.partner(of: tokens.lowerBound) == tokens.upperBound - 1
    {
      tokens = tokens.lowerBound + 1..<tokens.upperBound - 1
    }
    return tokens
  }

  /// Reads a reference to a member.
  func reference(in tokens: Range<Int>) -> MemberReference? {
    guard let last = list[tokens.upperBound - 1], !tokens.isEmpty else { return nil }
    var nameIndex = tokens.upperBound - 1
    var labels: [String]?
    if last.isMark(")") {
      guard let opening = list.partner(of: nameIndex), opening > tokens.lowerBound,
        let read = compoundLabels(opening + 1..<nameIndex)
      else { return nil }
      labels = read
      nameIndex = opening - 1
    }
    guard let name = list[nameIndex], name.kind == .word else { return nil }
    var base: Range<Int>?
    if nameIndex > tokens.lowerBound {
      guard list[nameIndex - 1]?.isMark(".") == true, nameIndex - 1 > tokens.lowerBound else {
        return nil
      }
      base = tokens.lowerBound..<nameIndex - 1
    }
    return MemberReference(
      name: name.text.trimmingBackticks, nameRange: name.range, labels: labels, base: base,
      tokens: tokens)
  }

  /// Reads `_:for:`.
  private func compoundLabels(_ tokens: Range<Int>) -> [String]? {
    guard !tokens.isEmpty, tokens.count.isMultiple(of: 2) else { return nil }
    var labels: [String] = []
    for index in stride(from: tokens.lowerBound, to: tokens.upperBound, by: 2) {
      guard let word = list[index], word.kind == .word, list[index + 1]?.isMark(":") == true else {
        return nil
      }
      labels.append(word.text == "_" ? "" : word.text.trimmingBackticks)
    }
    return labels
  }
}

extension TokenList {
  /// Returns the first token outside of parentheses for which a closure returns true.
  func firstOutside(_ range: Range<Int>, where matches: (SwiftToken) -> Bool) -> Int? {
    var found: Int?
    forEachOutside(range) { index in
      if let token = self[index], matches(token) { found = index }
      return found == nil
    }
    return found
  }
}
