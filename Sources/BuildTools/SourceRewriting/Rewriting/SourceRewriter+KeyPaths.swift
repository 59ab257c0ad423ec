extension SourceRewriter {
  /// Rewrites `#keyPath(Type.first.second)` to `(\Type.first as AnyKeyPath, "first.second").1`.
  ///
  /// The compiler checks the type and the first property. It can't check the others, because `#keyPath` looks
  /// through optionals without a mark, and key paths don't.
  mutating func rewriteKeyPath(at index: Int) {
    guard let token = list[index], let tokens = arguments(after: index), isPath(tokens) else {
      return report(.unreadableKeyPath, at: index)
    }
    let words = stride(from: tokens.lowerBound, to: tokens.upperBound, by: 2).compactMap {
      list[$0]
    }
    let types = words.prefix { $0.text.beginsWithCapital }
    let properties = words.dropFirst(types.count)
    guard let first = properties.first, let end = properties.last?.range.upperBound else {
      return report(.unreadableKeyPath, at: index)
    }
    let written = types.map(\.text).joined(separator: ".")
    let isEnclosing = written.isEmpty || written == "Self"
    guard let type = isEnclosing ? scope(of: index)?.name : written else {
      return report(.keyPathOutsideOfType(text(of: tokens)), at: index)
    }
    let path = properties.map(\.text.trimmingBackticks).joined(separator: ".")
    edits.replace(token.range, with: "")
    edits.replace(words[0].range.lowerBound..<first.range.lowerBound, with: "\\\(type).")
    edits.replace(first.range.upperBound..<end, with: " as AnyKeyPath, \"\(path)\"")
    if let closing = list[tokens.upperBound] { edits.insert(".1", at: closing.range.upperBound) }
  }

  /// Returns whether the tokens are names separated by dots.
  private func isPath(_ tokens: Range<Int>) -> Bool {
    !tokens.count.isMultiple(of: 2)
      && tokens.allSatisfy {
        ($0 - tokens.lowerBound).isMultiple(of: 2)
          ? list[$0]?.kind == .word : list[$0]?.isMark(".") == true
      }
  }
}
