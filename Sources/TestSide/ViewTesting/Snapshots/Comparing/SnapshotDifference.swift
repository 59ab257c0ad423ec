import Foundation

/// What differs between a reference and what there is now.
struct SnapshotDifference: Sendable {
  /// The end of a sentence.
  let summary: String
  /// The changed cells and, for text, both pictures; lines that end with a line break, or nothing.
  let details: String

  init(from expected: Data, to actual: Data, _ format: SnapshotFormat) {
    switch format.kind {
    case .text:
      let difference = TextDifference(
        from: String(decoding: expected, as: UTF8.self), to: String(decoding: actual, as: UTF8.self)
      )
      self.init(changes: difference.changes, note: nil, pictures: difference.pictures)
    case .svg:
      let difference = SVGDifference(
        from: String(decoding: expected, as: UTF8.self), to: String(decoding: actual, as: UTF8.self)
      )
      self.init(changes: difference.changes, note: difference.note, pictures: [])
    case .png:
      let difference = PNGDifference(from: expected, to: actual)
      self.init(changes: difference.changes, note: difference.note, pictures: [])
    }
  }

  private init(changes: CellChanges, note: String?, pictures: [String]) {
    let cells = changes.count == 1 ? "1 cell changed" : "\(changes.count) cells changed"
    summary = [note, changes.isEmpty ? nil : cells].compactMap { $0 }.joined(separator: "; ") + "."
    var lines = changes.lines
    if lines.count > Self.mostLines {
      let rest = lines.count - Self.mostLines
      lines = lines.prefix(Self.mostLines) + ["… and \(rest) more rows"]
    }
    details = (lines.map { "  \($0)" } + pictures).map { $0 + "\n" }.joined()
  }

  private static let mostLines = 24
}
