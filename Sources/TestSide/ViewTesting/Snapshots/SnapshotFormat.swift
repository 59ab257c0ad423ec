import CellRendering
import Foundation
import PNGCoding
import TerminalUIKit

/// The format of a snapshot.
public struct SnapshotFormat: Sendable, Hashable, CustomStringConvertible {
  enum Kind: String, Sendable {
    case text = "txt"
    case svg
    case png
  }

  let kind: Kind

  /// The characters on the screen, one line for each row of cells.
  ///
  /// These references are the smallest and the easiest to review, but contain no colours.
  public static let text = SnapshotFormat(kind: .text)
  /// A vector picture for a browser or a review.
  ///
  /// A `metadata` element contains the cells, so that a failure can list the changes.
  public static let svg = SnapshotFormat(kind: .svg)
  /// Pixels, two per point, drawn with the toolkit's own font, so that every machine produces the same
  /// bytes.
  ///
  /// An `iTXt` chunk contains the cells, so that a failure can list the changes.
  public static let png = SnapshotFormat(kind: .png)
  /// The same as `png`, with the name that other libraries use.
  public static let image = png

  /// The name, such as `text`.
  public var description: String {
    switch kind {
    case .text: "text"
    case .svg: "svg"
    case .png: "png"
    }
  }

  /// The number of pixels per point.
  static let scale = 2

  /// Returns the file of a picture, with the cells from which it was drawn.
  @MainActor
  func data(_ list: DisplayList, paper: DisplayColor) -> Data {
    let buffer = CellBuffer(list, paper: paper)
    if kind == .text { return Data((TextRenderer.plain(buffer) + "\n").utf8) }
    let cells = ScreenContent(buffer, paper: paper).encoded
    if kind == .svg {
      let metadata = SVGMetadata(id: SnapshotFile.cellsID, text: cells)
      return Data(SVGRenderer.svg(buffer, paper: paper, metadata: metadata).utf8)
    }
    let text = PNGText(keyword: SnapshotFile.cellsKeyword, text: cells)
    return Data(PNGRenderer.png(buffer, scale: Self.scale, paper: paper, text: text))
  }
}
