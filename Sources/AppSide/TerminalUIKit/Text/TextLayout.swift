import CellRendering
import Foundation

/// Text broken into lines of terminal cells.
struct TextLayout: Hashable {
  let lines: [String]
  /// The cells that the widest line takes.
  let width: Int

  /// Breaks text into lines.
  ///
  /// - Parameters:
  ///   - text: May hold line breaks.
  ///   - cells: The most cells in a line; nil is no limit.
  ///   - maximumLines: The most lines; 0 is no limit. What does not fit gives way in the last one.
  ///   - mode: Where lines break, and what gives way.
  init(_ text: String, cells: Int?, maximumLines: Int, mode: NSLineBreakMode) {
    // More cells than any screen has, few enough to add up.
    let cells = max(0, min(cells ?? Self.unlimited, Self.unlimited))
    lines = Self.lines(of: text, cells: cells, maximumLines: maximumLines, mode: mode)
    width = lines.lazy.map { TextMetrics.width(of: $0) }.max() ?? 0
  }

  private static func lines(
    of text: String, cells: Int, maximumLines: Int, mode: NSLineBreakMode
  ) -> [String] {
    guard !text.isEmpty else { return [] }
    // One more tells whether there is anything to give way.
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
      // The end of the text is what stays.
      let last = text[text.index(after: paragraphEnd)...].split(whereSeparator: \.isNewline).last
      return TextMetrics.truncate("…" + (last ?? ""), toCells: cells, mode: .head)
    case let truncation:
      let rest = String(text[start..<paragraphEnd])
      if !hasMoreParagraphs { return TextMetrics.truncate(rest, toCells: cells, mode: truncation) }
      // A line break that is not shown is left out, too.
      let shortened = TextMetrics.truncate(rest, toCells: cells - 1, mode: .clip)
      return TextMetrics.truncate(shortened + "…", toCells: cells, mode: .clip)
    }
  }

  private static let unlimited = 1_000_000
}
