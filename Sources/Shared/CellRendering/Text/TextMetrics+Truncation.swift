extension TextMetrics {
  /// The part of text that is left out if the text is too long.
  package enum Truncation: Hashable, Sendable {
    /// "…end of text"
    case head
    /// "begin…text"
    case middle
    /// "begin of te…"
    case tail
    /// "begin of tex", with no ellipsis
    case clip
  }

  /// Shortens one line of text to a maximum number of cells.
  ///
  /// Text that fits is returned unchanged. A wide character that would be cut in half is left out, so the
  /// result can be a cell narrower than requested.
  package static func truncate(
    _ text: String, toCells cells: Int, mode: Truncation = .tail
  ) -> String {
    guard cells > 0 else { return "" }
    guard width(of: text) > cells else { return text }
    switch mode {
    case .clip: return prefix(of: text, cells: cells)
    case .tail: return prefix(of: text, cells: cells - 1) + ellipsis
    case .head: return ellipsis + suffix(of: text, cells: cells - 1)
    case .middle:
      let front = prefix(of: text, cells: cells / 2)
      let rest = cells - 1 - width(of: front)
      return front + ellipsis + suffix(of: text, cells: rest)
    }
  }

  private static let ellipsis = "…"

  private static func prefix(of text: String, cells: Int) -> String {
    var end = text.startIndex
    var used = 0
    while end < text.endIndex {
      used += width(of: text[end])
      if used > cells { break }
      end = text.index(after: end)
    }
    return String(text[..<end])
  }

  private static func suffix(of text: String, cells: Int) -> String {
    var start = text.endIndex
    var used = 0
    while start > text.startIndex {
      let previous = text.index(before: start)
      used += width(of: text[previous])
      if used > cells { break }
      start = previous
    }
    return String(text[start...])
  }
}
