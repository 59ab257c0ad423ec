import CellRendering
import Foundation
import TerminalUIKit

/// How a snapshot is written down.
public struct SnapshotFormat: Sendable, Hashable, CustomStringConvertible {
  enum Kind: String, Sendable {
    case text = "txt"
    case svg
    case png
  }

  let kind: Kind

  /// The characters on the screen, a line for each row of cells: the smallest reference, the easiest to
  /// read in a review, blind to colours.
  public static let text = SnapshotFormat(kind: .text)
  /// A vector picture, to be looked at in a browser or in a review.
  public static let svg = SnapshotFormat(kind: .svg)
  /// Pixels, two for each point, drawn with a font of the toolkit's own: every machine gets the same
  /// bytes.
  public static let png = SnapshotFormat(kind: .png)
  /// The same as `png`, by the name that it has elsewhere.
  public static let image = png

  /// Its name, such as `text`.
  public var description: String {
    switch kind {
    case .text: "text"
    case .svg: "svg"
    case .png: "png"
    }
  }

  @MainActor
  func data(_ list: DisplayList, paper: DisplayColor) -> Data {
    let buffer = CellBuffer(list, paper: paper)
    return switch kind {
    case .text: Data((TextRenderer.plain(buffer) + "\n").utf8)
    case .svg: Data(SVGRenderer.svg(buffer, paper: paper).utf8)
    case .png: Data(PNGRenderer.png(buffer, scale: PNGScreen.scale, paper: paper))
    }
  }
}
