/// The changes from one tree to the next, as lines for an assistant.
struct TreeDifference {
  /// An element's line as shown, with long texts cut, and in full for comparison.
  struct Line: Hashable {
    var shown: String
    var whole: String
  }

  var before: [Line]
  var after: [Line]

  /// The removed and the new lines.
  ///
  /// If a text differs only after its shown part, the new line also shows the text from the difference on.
  var lines: [String] {
    let (old, new) = (Set(before), Set(after))
    let gone = before.filter { !new.contains($0) }
    let come = after.filter { !old.contains($0) }
    let hidden = Dictionary(gone.map { ($0.shown, $0.whole) }) { first, _ in first }
    let shown = Set(come.map(\.shown))
    return gone.filter { !shown.contains($0.shown) }.map { "- " + $0.shown.trimmed }
      + come.map { line in
        let start = "+ " + line.shown.trimmed
        return hidden[line.shown].map { start + Self.rest(of: line.whole, after: $0) } ?? start
      }
  }

  /// Returns a note with the beginning of a text's part that differs from another one.
  private static func rest(of text: String, after other: String) -> String {
    let common = zip(text, other).prefix { $0 == $1 }.count
    let rest = text.dropFirst(common)
    let cut = rest.prefix(shownLetters)
    return "  (from letter \(common + 1) of this line on it is “\(cut)\(rest == cut ? "" : "…")”)"
  }

  private static let shownLetters = 80
}

extension String {
  fileprivate var trimmed: Substring {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return self[...last].drop(while: \.isWhitespace)
  }
}
