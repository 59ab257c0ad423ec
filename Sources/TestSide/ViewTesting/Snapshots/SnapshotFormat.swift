import CellRendering
import Foundation
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
  public static let svg = SnapshotFormat(kind: .svg)
  /// Pixels, two per point, drawn with the toolkit's own font, so that every machine gets the same
  /// bytes.
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
