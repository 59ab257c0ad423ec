import CellRendering
import Foundation

/// A text broken into lines of terminal cells.
struct TextLayout: Hashable {
  let lines: [String]
  /// The width of the widest line, in cells.
  let width: Int

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: The text, which can contain line breaks.
  ///   - cells: The maximum width of a line, in cells, or `nil` for no limit.
  ///   - maximumLines: The maximum number of lines, or 0 for no limit. If the text has more, the
  ///     last line is truncated.
  ///   - mode: The wrapping and truncation of lines.
  init(_ text: String, cells: Int?, maximumLines: Int, mode: NSLineBreakMode) {
    // The limit is wider than any screen and small enough to prevent overflow.
    let cells = max(0, min(cells ?? Self.unlimited, Self.unlimited))
    lines = Self.lines(of: text, cells: cells, maximumLines: maximumLines, mode: mode)
    width = lines.lazy.map { TextMetrics.width(of: $0) }.max() ?? 0
  }

  private static func lines(
    of text: String, cells: Int, maximumLines: Int, mode: NSLineBreakMode
  ) -> [String] {
    guard !text.isEmpty else { return [] }
    // One additional line shows whether there is anything to truncate.
    let most = maximumLines > 0 && maximumLines < .max ? maximumLines + 1 : .max
    let ranges = TextMetrics.wrapRanges(text, toCells: cells, mode: mode.wrapping, atMost: most)
    guard maximumLines > 0, ranges.count > maximumLines else {
      return ranges.map { String(text[$0]) }
    }
    let start = ranges[maximumLines - 1].lowerBound
    return ranges[..<(maximumLines - 1)].map { String(text[$0]) } + [
      lastLine(text, from: start, wrappedTo: ranges, cells: cells, mode: mode)
    ]
  }

  /// The size of all lines, in points.
  var size: CGSize {
    CGSize(
      width: CGFloat(width) * CellMetrics.width, height: CGFloat(lines.count) * CellMetrics.height)
  }

  private static func lastLine(
    _ text: String, from start: String.Index, wrappedTo ranges: [Range<String.Index>], cells: Int,
    mode: NSLineBreakMode
  ) -> String {
    let paragraphEnd = text[start...].firstIndex(where: \.isNewline) ?? text.endIndex
    let hasMoreParagraphs = paragraphEnd < text.endIndex
    switch mode.truncation {
    case .clip:
      if mode == .byClipping {
        return TextMetrics.truncate(
          String(text[start..<paragraphEnd]), toCells: cells, mode: .clip)
      }
      return ranges.first { $0.lowerBound == start }.map { String(text[$0]) } ?? ""
    case .head where hasMoreParagraphs:
      // Truncation of the head keeps the end of the text.
      let last = text[text.index(after: paragraphEnd)...].split(whereSeparator: \.isNewline).last
      return TextMetrics.truncate("…" + (last ?? ""), toCells: cells, mode: .head)
    case let truncation:
      let rest = String(text[start..<paragraphEnd])
      if !hasMoreParagraphs { return TextMetrics.truncate(rest, toCells: cells, mode: truncation) }
      // The ellipsis also represents the line break that isn't shown.
      let shortened = TextMetrics.truncate(rest, toCells: cells - 1, mode: .clip)
      return TextMetrics.truncate(shortened + "…", toCells: cells, mode: .clip)
    }
  }

  private static let unlimited = 1_000_000
}
