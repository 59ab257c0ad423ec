/// The tokens of a source, with the closing mark of each opening one.
struct TokenList {
  let tokens: [SwiftToken]
  private var partners: [Int: Int] = [:]

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    var open: [Int] = []
    let closing = [")": "(", "]": "[", "}": "{"]
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      if closing.values.contains(token.text) {
        open.append(index)
      } else if let opening = closing[token.text], let last = open.last,
        tokens[last].text == opening
      {
        open.removeLast()
        partners[last] = index
        partners[index] = last
      }
    }
  }

  var indices: Range<Int> { tokens.indices }

  subscript(index: Int) -> SwiftToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// Returns the index of the mark that closes or opens the one at an index.
  func partner(of index: Int) -> Int? { partners[index] }

  /// Returns whether a token follows the previous one without space.
  func isAttached(_ index: Int) -> Bool {
    guard let token = self[index], let previous = self[index - 1] else { return false }
    return previous.range.upperBound == token.range.lowerBound
  }

  /// Calls a closure with the index of each token outside of parentheses, brackets and braces.
  func forEachOutside(_ range: Range<Int>, _ body: (Int) -> Bool) {
    var index = range.lowerBound
    while index < range.upperBound {
      guard body(index) else { return }
      if let end = partner(of: index), end > index { index = end }
      index += 1
    }
  }
}
